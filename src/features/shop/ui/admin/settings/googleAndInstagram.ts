import type { FormSection } from '#/ui/resource/form/fields.ts'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** The section to which the addresses of the feeds are added. */
export const FEEDS_MARK = 'feeds'

/** What catalogues elsewhere are told; where they fetch it follows the fields (SettingsForm). */
export const googleAndInstagram = (): FormSection<SettingsValues> => ({
  title: m.feeds(),
  mark: FEEDS_MARK,
  text: m.feedsText(),
  fields: [
    {
      kind: 'select',
      name: 'wearerGender',
      label: m.whoWears(),
      hint: m.whoWearsHint(),
      options: [
        { value: 'female', label: m.women() },
        { value: 'male', label: m.men() },
        { value: 'unisex', label: m.everybody() },
      ],
    },
    {
      kind: 'select',
      name: 'wearerAge',
      label: m.theirAge(),
      hint: m.theirAgeHint(),
      options: [
        { value: 'adult', label: m.adults() },
        { value: 'kids', label: m.kids() },
        { value: 'toddler', label: m.toddlers() },
        { value: 'infant', label: m.infants() },
        { value: 'newborn', label: m.newborns() },
      ],
    },
  ],
})
