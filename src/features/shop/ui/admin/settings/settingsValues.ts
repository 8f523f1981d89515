import { fieldsNamed } from '#/platform/typed/fields.rules.ts'
import type { Seen } from '#/ui/resource/form/useSeen.ts'
import { type ShopSettings, settingsFormSchema } from '../../../shop.schema.ts'

/** The settings as they are typed: numbers are text. */
export type SettingsValues = {
  [Name in Exclude<keyof ShopSettings, 'launched' | 'demo' | 'logo'>]: ShopSettings[Name] extends number
    ? string
    : ShopSettings[Name]
}

export function settingsValues({
  launched: _launched,
  demo: _demo,
  logo: _logo,
  ...shop
}: ShopSettings): SettingsValues {
  return Object.fromEntries(
    Object.entries(shop).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  ) as SettingsValues
}

/** What was changed, with what the form showed of it. @throws ZodError for what cannot be read */
export function changedSettings(
  entered: SettingsValues,
  seen: Seen<SettingsValues>,
): Partial<ShopSettings> & { seen: Record<string, unknown> } {
  const values = settingsFormSchema.parse(entered)
  const names = seen.changed(entered)
  return { ...fieldsNamed(values, names), seen: seen.of(names) }
}
