import type { FormSection } from '#/ui/resource/form/fields.ts'
import { onOff } from './fields.tsx'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** What is struck through. */
export const listPrice = (): FormSection<SettingsValues> => ({
  title: m.listPrice(),
  mark: 'list-price',
  text: m.listPriceText(),
  fields: [
    onOff('honestPrices', m.honestPrices(), m.honestPricesHint()),
    {
      kind: 'text',
      name: 'strikeFactor',
      label: m.timesPrice(),
      required: true,
      inputMode: 'decimal',
      hint: m.timesPriceHint(),
    },
  ],
})
