import { m } from './messages/kinds.messages.ts'
import { countField, countSchema, sectionKind } from './section.schema.ts'
import { usualHeadings } from './usualHeadings.rules.ts'

export const newArrivals = sectionKind('newArrivals', {
  label: m.newArrivals,
  text: m.newArrivalsText,
  shape: { count: countSchema },
  blank: { count: 4 },
  fields: [countField],
  usual: usualHeadings.newArrivals,
  needs: ({ count }) => ({ products: { sort: 'none', limit: count } }),
})
