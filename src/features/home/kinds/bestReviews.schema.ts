import { z } from 'zod'
import { sectionKind } from './section.schema.ts'

const reviewCounts = [3, 6] as const

export const bestReviews = sectionKind('bestReviews', {
  label: 'Reviews',
  text: 'The best of the newest reviews, those with photos first, one of each product. Each leads to its product.',
  shape: {
    count: z.coerce
      .number('How many reviews?')
      .pipe(z.literal(reviewCounts, `How many reviews: ${reviewCounts.join(' or ')}.`)),
    least: z.coerce.number('From how many stars on?').pipe(z.literal([4, 5], 'From 4 or 5 stars on.')),
  },
  blank: { count: 3, least: 4 },
  fields: [
    {
      ...{ is: 'choice', name: 'count', label: 'How many reviews' },
      options: reviewCounts.map((count) => ({ value: String(count), label: String(count) })),
    },
    {
      ...{ is: 'choice', name: 'least', label: 'With' },
      options: [
        { value: '4', label: '4 or 5 stars' },
        { value: '5', label: '5 stars' },
      ],
    },
  ],
  usual: () => 'What our customers say',
  needs: ({ least, count }) => ({ reviews: { least, limit: count } }),
})
