import { countField, countSchema, sectionKind } from './section.schema.ts'

export const collections = sectionKind('collections', {
  label: 'Collections',
  text: 'Cards of the collections that shoppers see now, the newest first. Each leads to its products.',
  shape: { count: countSchema },
  blank: { count: 4 },
  fields: [{ ...countField, label: 'How many collections, at most' }],
  usual: () => 'Collections',
  needs: ({ count }) => ({ collections: count }),
})
