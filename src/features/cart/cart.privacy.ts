import type { PersonalData } from '#/platform/db/personalData.ts'
import { presentCart } from './cart.present.ts'
import { readCart } from './cart.store.ts'

/** The bag goes with the account. */
export const cartData: PersonalData = {
  part: 'bag',
  collect: async (db, { id }) => presentCart(await readCart(db, id)),
  erase: async () => undefined,
}
