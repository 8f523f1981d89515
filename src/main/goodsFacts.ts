import { countGoods } from '#/features/catalog/goodsFacts.store.ts'
import type { ReadGoods } from '#/features/shop/launch/launch.ts'
import { isHomeTouched } from '#/features/visuals/visuals.store.ts'

/** What the shop has on its shelves and walls: for the launch, which stands before the rooms that know. */
export const goodsFacts: ReadGoods = async (db) => ({
  ...(await countGoods(db)),
  homeTouched: await isHomeTouched(db),
})
