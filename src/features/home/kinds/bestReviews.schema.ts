import { z } from 'zod'
import { m } from './messages/kinds.messages.ts'
import { sectionKind } from './section.schema.ts'
import { usualHeadings } from './usualHeadings.rules.ts'

const reviewCounts = [3, 6] as const
const saidCounts = () => m.or({ one: reviewCounts[0], other: reviewCounts[1] })

export const bestReviews = sectionKind('bestReviews', {
  label: m.reviews,
  text: m.reviewsText,
  shape: {
    count: z.coerce
      .number({ error: m.howManyReviewsAsked })
      .pipe(z.literal(reviewCounts, { error: () => m.reviewCounts({ counts: saidCounts() }) })),
    least: z.coerce.number({ error: m.fromHowManyStars }).pipe(z.literal([4, 5], { error: m.fourOrFive })),
  },
  blank: { count: 3, least: 4 },
  fields: [
    {
      ...{ is: 'choice', name: 'count', label: m.howManyReviews },
      options: reviewCounts.map((count) => ({ value: String(count), label: () => String(count) })),
    },
    {
      ...{ is: 'choice', name: 'least', label: m.withStars },
      options: [
        { value: '4', label: m.fourOrFiveStars },
        { value: '5', label: m.fiveStars },
      ],
    },
  ],
  usual: usualHeadings.bestReviews,
  needs: ({ least, count }) => ({ reviews: { least, limit: count } }),
})
