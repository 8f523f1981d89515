import { z } from 'zod'
import { priceRange } from '#/features/catalog/rules/catalog.rules.ts'
import { m } from './messages/kinds.messages.ts'
import { countField, countSchema, sectionKind } from './section.schema.ts'
import { usualHeadings } from './usualHeadings.rules.ts'

const { step, most } = priceRange
const amount = () => m.thousands({ least: step, most: most - step })
const wrong = { error: amount }

export const underPrice = sectionKind('underPrice', {
  label: m.underPrice,
  text: m.underPriceText,
  shape: {
    /** Rupees: a stop of the listing's price slider, to which its link leads. */
    most: z.coerce
      .number(wrong)
      .int(wrong)
      .min(step, wrong)
      .max(most - step, wrong)
      .multipleOf(step, wrong),
    count: countSchema,
  },
  blank: { most: 2_000, count: 4 },
  fields: [{ is: 'amount', name: 'most', label: m.upToPrice, hint: amount }, countField],
  usual: usualHeadings.underPrice,
  needs: (section) => ({ products: { sort: 'none', max: section.most, limit: section.count } }),
})
