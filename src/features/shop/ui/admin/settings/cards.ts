import type { FormSection } from '#/ui/resource/form/fields.ts'
import type { SettingsValues } from './settingsValues.ts'

/** What cards of products say besides name and price. */
export const cards: FormSection<SettingsValues> = {
  title: 'Cards of products',
  text: 'A line under the name in lists, for products of which it is said. It takes a little of the screen.',
  fields: [
    {
      kind: 'choice',
      name: 'cardLine',
      label: 'Under the name',
      wide: true,
      options: [
        { value: 'none', label: 'Nothing' },
        { value: 'weave', label: 'The weave', hint: 'Banarasi' },
        { value: 'fabric', label: 'The fabric', hint: 'Katan silk' },
        { value: 'both', label: 'Both', hint: 'Banarasi, Katan silk' },
      ],
    },
  ],
}
