import type { FormSection } from '#/ui/resource/form/fields.ts'
import type { SettingsValues } from './settingsValues.ts'

/** What catalogues elsewhere are told; where they fetch it follows the fields (SettingsForm). */
export const googleAndInstagram: FormSection<SettingsValues> = {
  title: 'Google and Instagram',
  mark: 'feeds',
  text: 'Both show your products where people look for clothes, and fetch them from your shop once a day. Give each its address below; nothing has to be typed twice.',
  fields: [
    {
      kind: 'select',
      name: 'wearerGender',
      label: 'Who wears what you sell',
      hint: 'Google asks it of all clothes.',
      options: [
        { value: 'female', label: 'Women' },
        { value: 'male', label: 'Men' },
        { value: 'unisex', label: 'Everybody' },
      ],
    },
    {
      kind: 'select',
      name: 'wearerAge',
      label: 'Their age',
      hint: 'Google asks this as well.',
      options: [
        { value: 'adult', label: 'Adults' },
        { value: 'kids', label: 'Children from 5 to 13 years' },
        { value: 'toddler', label: 'Children from 1 to 5 years' },
        { value: 'infant', label: 'Babies from 3 to 12 months' },
        { value: 'newborn', label: 'Babies up to 3 months' },
      ],
    },
  ],
}
