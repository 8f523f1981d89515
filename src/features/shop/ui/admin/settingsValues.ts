import { type PictureItem, storedPicture } from '#/ui/resource/pictures/pictureItems.ts'
import { type ShopSettings, settingsFormSchema } from '../../shop.schema.ts'

/** The settings as they are typed: numbers are text, the logo is a picture. */
export type SettingsValues = {
  [Name in Exclude<keyof ShopSettings, 'launched' | 'demo' | 'logo'>]: ShopSettings[Name] extends number
    ? string
    : ShopSettings[Name]
} & { logo: PictureItem[] }

export function settingsValues({
  launched: _launched,
  demo: _demo,
  logo,
  ...shop
}: ShopSettings): SettingsValues {
  const typed = Object.fromEntries(
    Object.entries(shop).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  ) as Omit<SettingsValues, 'logo'>
  return { ...typed, logo: logo ? [storedPicture(logo)] : [] }
}

/** What differs from the stored settings, so that two admins who change different things do not undo each other. */
export function changedSettings(
  shop: ShopSettings,
  entered: SettingsValues,
  logo: string,
): Partial<ShopSettings> {
  const { logo: _picture, ...values } = settingsFormSchema.parse(entered)
  const shown = settingsValues(shop)
  return Object.fromEntries(
    Object.entries({ ...values, logo }).filter(
      ([name, value]) =>
        shop[name as keyof ShopSettings] !== value &&
        (name === 'logo' || shown[name as keyof SettingsValues] !== entered[name as keyof SettingsValues]),
    ),
  )
}
