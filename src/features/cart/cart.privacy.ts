import type { PersonalData } from '#/platform/db/personalData.ts'
import { readCart } from './cart.store.ts'

/** The bag goes with the account. */
export const cartData: PersonalData = {
  part: 'bag',
  collect: (db, { id }) => readCart(db, id),
  erase: async () => undefined,
}
