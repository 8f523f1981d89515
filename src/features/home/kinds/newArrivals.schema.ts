import { countField, countSchema, sectionKind } from './section.schema.ts'

export const newArrivals = sectionKind('newArrivals', {
  label: 'New arrivals',
  text: 'The newest products that can be bought.',
  shape: { count: countSchema },
  blank: { count: 4 },
  fields: [countField],
  usual: () => 'New arrivals',
  needs: ({ count }) => ({ products: { sort: 'none', limit: count } }),
})
