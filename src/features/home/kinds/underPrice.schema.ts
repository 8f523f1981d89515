import { z } from 'zod'
import { priceRange } from '#/features/catalog/rules/catalog.rules.ts'
import { countField, countSchema, sectionKind } from './section.schema.ts'

const { step, most } = priceRange
const AMOUNT = `A whole number of thousands, from ${step} to ${most - step}.`

/** Whole rupees with Indian grouping; every amount here is one of thousands. */
const grouped = new Intl.NumberFormat('en-IN')

export const underPrice = sectionKind('underPrice', {
  label: 'Under a price',
  text: 'The newest products up to an amount, with a way to all of them.',
  shape: {
    /** Rupees: a stop of the listing's price slider, to which its link leads. */
    most: z.coerce
      .number(AMOUNT)
      .int(AMOUNT)
      .min(step, AMOUNT)
      .max(most - step, AMOUNT)
      .multipleOf(step, AMOUNT),
    count: countSchema,
  },
  blank: { most: 2_000, count: 4 },
  fields: [{ is: 'amount', name: 'most', label: 'Up to this price', hint: AMOUNT }, countField],
  usual: (section) => `Under Rs ${grouped.format(section.most)}`,
  needs: (section) => ({ products: { sort: 'none', max: section.most, limit: section.count } }),
})
