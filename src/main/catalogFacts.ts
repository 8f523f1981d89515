import { countCatalogFacts } from '#/features/catalog/catalogFacts.store.ts'
import type { ReadCatalogFacts } from '#/features/shop/launch/launch.ts'
import { isHomeTouched } from '#/features/visuals/visuals.store.ts'

/** What the shop has on its shelves and walls: for the launch, which stands before the rooms that know. */
export const catalogFacts: ReadCatalogFacts = async (db) => ({
  ...(await countCatalogFacts(db)),
  homeTouched: await isHomeTouched(db),
})
