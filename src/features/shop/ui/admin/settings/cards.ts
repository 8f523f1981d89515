import type { FormSection } from '#/ui/resource/form/fields.ts'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** What cards of products say besides name and price. */
export const cards = (): FormSection<SettingsValues> => ({
  title: m.cards(),
  mark: 'cards-of-products',
  text: m.cardsText(),
  fields: [
    {
      kind: 'choice',
      name: 'cardLine',
      label: m.underName(),
      wide: true,
      options: [
        { value: 'none', label: m.nothing() },
        { value: 'weave', label: m.theWeave(), hint: m.banarasi() },
        { value: 'fabric', label: m.theFabric(), hint: m.katanSilk() },
        { value: 'both', label: m.both(), hint: m.banarasiKatan() },
      ],
    },
  ],
})
