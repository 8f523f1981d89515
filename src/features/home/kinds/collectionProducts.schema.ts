import { z } from 'zod'
import { countField, countSchema, sectionKind } from './section.schema.ts'

export const collectionProducts = sectionKind('collectionProducts', {
  label: 'Products of a collection',
  text: 'The first products of one collection in its own order, of what can be bought, with a way to all of it.',
  shape: {
    /** Its slug; one that it had before is as good. */
    collection: z.string('Which collection?').trim().min(1, 'Which collection?').max(120),
    count: countSchema,
  },
  blank: { collection: '', count: 4 },
  fields: [{ is: 'collection', name: 'collection', label: 'Collection' }, countField],
  // That of the collection, which the server knows.
  usual: () => '',
  usualHint: 'Left empty: the name of the collection',
  needs: (section) => ({ collection: { slug: section.collection, limit: section.count } }),
})
