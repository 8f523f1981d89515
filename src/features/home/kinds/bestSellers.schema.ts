import { m } from './messages/kinds.messages.ts'
import { countField, countSchema, sectionKind } from './section.schema.ts'
import { usualHeadings } from './usualHeadings.rules.ts'

export const bestSellers = sectionKind('bestSellers', {
  label: m.bestSellers,
  text: m.bestSellersText,
  shape: { count: countSchema },
  blank: { count: 4 },
  fields: [countField],
  usual: usualHeadings.bestSellers,
  needs: ({ count }) => ({ products: { sort: 'bestSeller', limit: count } }),
})
