import { m } from './messages/kinds.messages.ts'
import { countField, countSchema, sectionKind } from './section.schema.ts'
import { usualHeadings } from './usualHeadings.rules.ts'

export const collections = sectionKind('collections', {
  label: m.collections,
  text: m.collectionsText,
  shape: { count: countSchema },
  blank: { count: 4 },
  fields: [{ ...countField, label: m.howManyCollections }],
  usual: usualHeadings.collections,
  needs: ({ count }) => ({ collections: count }),
})
