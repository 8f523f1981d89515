import type { FormSection } from '#/ui/resource/form/fields.ts'
import type { SettingsValues } from './settingsValues.ts'

/** What is struck through. */
export const listPrice: FormSection<SettingsValues> = {
  title: 'List price',
  text: 'What is struck through beside the price of products without an MRP of their own.',
  fields: [
    {
      kind: 'text',
      name: 'strikeFactor',
      label: 'Times the price',
      required: true,
      inputMode: 'decimal',
      hint: '1.5 shows ₹1,500 struck through beside a price of ₹1,000; 1 shows none. A true MRP at the product is the honest way.',
    },
  ],
}
