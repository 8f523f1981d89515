import type { Seen } from '#/ui/resource/form/useSeen.ts'
import { type PictureItem, storedPicture } from '#/ui/resource/pictures/pictureItems.ts'
import { type ShopSettings, settingsFormSchema } from '../../../shop.schema.ts'

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

/** What was changed, with what the form showed of it. @throws ZodError for what cannot be read */
export function changedSettings(
  entered: SettingsValues,
  logo: string,
  seen: Seen<SettingsValues>,
): Partial<ShopSettings> & { seen: Record<string, unknown> } {
  const { logo: _picture, ...values } = settingsFormSchema.parse(entered)
  const names = seen.changed(entered)
  const changed = Object.entries({ ...values, logo }).filter(([name]) => names.includes(name))
  return { ...Object.fromEntries(changed), seen: seen.of(names) }
}
