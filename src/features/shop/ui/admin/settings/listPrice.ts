import type { FormSection } from '#/ui/resource/form/fields.ts'
import { onOff } from './fields.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** What is struck through. */
export const listPrice: FormSection<SettingsValues> = {
  title: 'List price',
  text: 'What is struck through beside a price. A multiple of the price is an invented one: nobody ever asked it. India’s guidelines against dark patterns (2023) and its rules on misleading advertisements forbid to pretend a saving.',
  fields: [
    onOff(
      'honestPrices',
      'Honest prices',
      'On: beside a reduced price stands the lowest of the 30 days before it, an MRP only where you marked it as printed or really asked, and each product has a page that shows how its price moved. Nothing else is struck through, here and in catalogues elsewhere.',
    ),
    {
      kind: 'text',
      name: 'strikeFactor',
      label: 'Times the price',
      required: true,
      inputMode: 'decimal',
      hint: 'Without honest prices, for products without an MRP: 1.5 shows ₹1,500 struck through beside a price of ₹1,000; 1 shows none.',
    },
  ],
}
