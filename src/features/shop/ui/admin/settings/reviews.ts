import type { FormSection } from '#/ui/resource/form/fields.ts'
import type { SettingsValues } from './settingsValues.ts'

/** Who may write one. */
export const reviews: FormSection<SettingsValues> = {
  title: 'Reviews',
  text: 'Each person has one review of a product; another one takes its place.',
  fields: [
    {
      kind: 'choice',
      name: 'reviewsFrom',
      label: 'Who may review a product',
      wide: true,
      options: [
        { value: 'everybody', label: 'Everybody with an account' },
        { value: 'buyers', label: 'Only those who ordered it', hint: 'A cancelled order does not count.' },
      ],
    },
  ],
}
