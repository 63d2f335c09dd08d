/// The values of the colors that UIKit defines by purpose, as 0xRRGGBBAA.
///
/// Source: the specifications of Apple's Human Interface Guidelines, "Color", for iOS 15 to 18.
extension SystemColor {
  static let systemRed = SystemColor(
    "systemRed", light: 0xFF3B_30FF, dark: 0xFF45_3AFF,
    lightHighContrast: 0xD700_15FF, darkHighContrast: 0xFF69_61FF)
  static let systemGreen = SystemColor(
    "systemGreen", light: 0x34C7_59FF, dark: 0x30D1_58FF,
    lightHighContrast: 0x248A_3DFF, darkHighContrast: 0x30DB_5BFF)
  static let systemBlue = SystemColor(
    "systemBlue", light: 0x007A_FFFF, dark: 0x0A84_FFFF,
    lightHighContrast: 0x0040_DDFF, darkHighContrast: 0x409C_FFFF)
  static let systemOrange = SystemColor(
    "systemOrange", light: 0xFF95_00FF, dark: 0xFF9F_0AFF,
    lightHighContrast: 0xC934_00FF, darkHighContrast: 0xFFB3_40FF)
  static let systemYellow = SystemColor(
    "systemYellow", light: 0xFFCC_00FF, dark: 0xFFD6_0AFF,
    lightHighContrast: 0xA05A_00FF, darkHighContrast: 0xFFD4_26FF)
  static let systemPink = SystemColor(
    "systemPink", light: 0xFF2D_55FF, dark: 0xFF37_5FFF,
    lightHighContrast: 0xD30F_45FF, darkHighContrast: 0xFF64_82FF)
  static let systemPurple = SystemColor(
    "systemPurple", light: 0xAF52_DEFF, dark: 0xBF5A_F2FF,
    lightHighContrast: 0x8944_ABFF, darkHighContrast: 0xDA8F_FFFF)
  static let systemTeal = SystemColor(
    "systemTeal", light: 0x30B0_C7FF, dark: 0x40C8_E0FF,
    lightHighContrast: 0x0082_99FF, darkHighContrast: 0x5DE6_FFFF)
  static let systemIndigo = SystemColor(
    "systemIndigo", light: 0x5856_D6FF, dark: 0x5E5C_E6FF,
    lightHighContrast: 0x3634_A3FF, darkHighContrast: 0x7D7A_FFFF)
  static let systemBrown = SystemColor(
    "systemBrown", light: 0xA284_5EFF, dark: 0xAC8E_68FF,
    lightHighContrast: 0x7F65_45FF, darkHighContrast: 0xB594_69FF)
  static let systemMint = SystemColor(
    "systemMint", light: 0x00C7_BEFF, dark: 0x63E6_E2FF,
    lightHighContrast: 0x0C81_7BFF, darkHighContrast: 0x66D4_CFFF)
  static let systemCyan = SystemColor(
    "systemCyan", light: 0x32AD_E6FF, dark: 0x64D2_FFFF,
    lightHighContrast: 0x0071_A4FF, darkHighContrast: 0x70D7_FFFF)
  static let systemGray = SystemColor(
    "systemGray", light: 0x8E8E_93FF, dark: 0x8E8E_93FF,
    lightHighContrast: 0x6C6C_70FF, darkHighContrast: 0xAEAE_B2FF)
  static let systemGray2 = SystemColor(
    "systemGray2", light: 0xAEAE_B2FF, dark: 0x6363_66FF,
    lightHighContrast: 0x8E8E_93FF, darkHighContrast: 0x7C7C_80FF)
  static let systemGray3 = SystemColor(
    "systemGray3", light: 0xC7C7_CCFF, dark: 0x4848_4AFF,
    lightHighContrast: 0xAEAE_B2FF, darkHighContrast: 0x5454_56FF)
  static let systemGray4 = SystemColor(
    "systemGray4", light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF,
    lightHighContrast: 0xBCBC_C0FF, darkHighContrast: 0x4444_46FF)
  static let systemGray5 = SystemColor(
    "systemGray5", light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF,
    lightHighContrast: 0xD8D8_DCFF, darkHighContrast: 0x3636_38FF)
  static let systemGray6 = SystemColor(
    "systemGray6", light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF,
    lightHighContrast: 0xEBEB_F0FF, darkHighContrast: 0x2424_26FF)
  static let label = SystemColor(
    "label", light: 0x0000_00FF, dark: 0xFFFF_FFFF,
    lightHighContrast: 0x0000_00FF, darkHighContrast: 0xFFFF_FFFF)
  static let secondaryLabel = SystemColor(
    "secondaryLabel", light: 0x3C3C_4399, dark: 0xEBEB_F599,
    lightHighContrast: 0x3C3C_43AD, darkHighContrast: 0xEBEB_F5AD)
  static let tertiaryLabel = SystemColor(
    "tertiaryLabel", light: 0x3C3C_434C, dark: 0xEBEB_F54C,
    lightHighContrast: 0x3C3C_4360, darkHighContrast: 0xEBEB_F560)
  static let quaternaryLabel = SystemColor(
    "quaternaryLabel", light: 0x3C3C_432D, dark: 0xEBEB_F528,
    lightHighContrast: 0x3C3C_4342, darkHighContrast: 0xEBEB_F53D)
  static let systemFill = SystemColor(
    "systemFill", light: 0x7878_8033, dark: 0x7878_805B,
    lightHighContrast: 0x7878_8047, darkHighContrast: 0x7878_8070)
  static let secondarySystemFill = SystemColor(
    "secondarySystemFill", light: 0x7878_8028, dark: 0x7878_8051,
    lightHighContrast: 0x7878_803D, darkHighContrast: 0x7878_8066)
  static let tertiarySystemFill = SystemColor(
    "tertiarySystemFill", light: 0x7676_801E, dark: 0x7676_803D,
    lightHighContrast: 0x7676_8033, darkHighContrast: 0x7676_8051)
  static let quaternarySystemFill = SystemColor(
    "quaternarySystemFill", light: 0x7474_8014, dark: 0x7676_802D,
    lightHighContrast: 0x7474_8028, darkHighContrast: 0x7676_8042)
  static let placeholderText = SystemColor(
    "placeholderText", light: 0x3C3C_434C, dark: 0xEBEB_F54C,
    lightHighContrast: 0x3C3C_4360, darkHighContrast: 0xEBEB_F560)
  static let systemBackground = SystemColor(
    "systemBackground", light: 0xFFFF_FFFF, dark: 0x0000_00FF,
    lightHighContrast: 0xFFFF_FFFF, darkHighContrast: 0x0000_00FF,
    darkElevated: 0x1C1C_1EFF, darkElevatedHighContrast: 0x2424_26FF)
  static let secondarySystemBackground = SystemColor(
    "secondarySystemBackground", light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF,
    lightHighContrast: 0xEBEB_F0FF, darkHighContrast: 0x2424_26FF,
    darkElevated: 0x2C2C_2EFF, darkElevatedHighContrast: 0x3636_38FF)
  static let tertiarySystemBackground = SystemColor(
    "tertiarySystemBackground", light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF,
    lightHighContrast: 0xFFFF_FFFF, darkHighContrast: 0x3636_38FF,
    darkElevated: 0x3A3A_3CFF, darkElevatedHighContrast: 0x4444_46FF)
  static let systemGroupedBackground = SystemColor(
    "systemGroupedBackground", light: 0xF2F2_F7FF, dark: 0x0000_00FF,
    lightHighContrast: 0xEBEB_F0FF, darkHighContrast: 0x0000_00FF,
    darkElevated: 0x1C1C_1EFF, darkElevatedHighContrast: 0x2424_26FF)
  static let secondarySystemGroupedBackground = SystemColor(
    "secondarySystemGroupedBackground", light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF,
    lightHighContrast: 0xFFFF_FFFF, darkHighContrast: 0x2424_26FF,
    darkElevated: 0x2C2C_2EFF, darkElevatedHighContrast: 0x3636_38FF)
  static let tertiarySystemGroupedBackground = SystemColor(
    "tertiarySystemGroupedBackground", light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF,
    lightHighContrast: 0xEBEB_F0FF, darkHighContrast: 0x3636_38FF,
    darkElevated: 0x3A3A_3CFF, darkElevatedHighContrast: 0x4444_46FF)
  static let separator = SystemColor(
    "separator", light: 0x3C3C_4349, dark: 0x5454_5899,
    lightHighContrast: 0x3C3C_435E, darkHighContrast: 0x5454_58AD)
  static let opaqueSeparator = SystemColor(
    "opaqueSeparator", light: 0xC6C6_C8FF, dark: 0x3838_3AFF,
    lightHighContrast: 0xC6C6_C8FF, darkHighContrast: 0x3838_3AFF)
  static let link = SystemColor(
    "link", light: 0x007A_FFFF, dark: 0x0984_FFFF,
    lightHighContrast: 0x007A_FFFF, darkHighContrast: 0x0984_FFFF)
  static let tintColor = SystemColor(
    "tintColor", light: 0x007A_FFFF, dark: 0x0A84_FFFF,
    lightHighContrast: 0x0040_DDFF, darkHighContrast: 0x409C_FFFF)
}
