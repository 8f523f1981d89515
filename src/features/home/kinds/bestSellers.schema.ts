import { countField, countSchema, sectionKind } from './section.schema.ts'

export const bestSellers = sectionKind('bestSellers', {
  label: 'Best sellers',
  text: 'What is sold most, of what can be bought.',
  shape: { count: countSchema },
  blank: { count: 4 },
  fields: [countField],
  usual: () => 'Best sellers',
  needs: ({ count }) => ({ products: { sort: 'bestSeller', limit: count } }),
})
