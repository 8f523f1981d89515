import type { FormSection } from '#/ui/resource/form/fields.ts'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** Who may write one. */
export const reviews = (): FormSection<SettingsValues> => ({
  title: m.reviews(),
  mark: 'reviews',
  text: m.reviewsText(),
  fields: [
    {
      kind: 'choice',
      name: 'reviewsFrom',
      label: m.whoReviews(),
      wide: true,
      options: [
        { value: 'everybody', label: m.everyAccount() },
        { value: 'buyers', label: m.buyersOnly(), hint: m.buyersOnlyHint() },
      ],
    },
  ],
})
