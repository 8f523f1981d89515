import { z } from 'zod'
import { m } from './messages/kinds.messages.ts'
import { countField, countSchema, sectionKind } from './section.schema.ts'

export const collectionProducts = sectionKind('collectionProducts', {
  label: m.ofCollection,
  text: m.ofCollectionText,
  shape: {
    /** Its slug; one that it had before is as good. */
    collection: z.string({ error: m.whichCollection }).trim().min(1, { error: m.whichCollection }).max(120),
    count: countSchema,
  },
  blank: { collection: '', count: 4 },
  fields: [{ is: 'collection', name: 'collection', label: m.collection }, countField],
  // That of the collection, which the server knows.
  usual: () => '',
  usualHint: m.emptyForItsName,
  needs: (section) => ({ collection: { slug: section.collection, limit: section.count } }),
})
