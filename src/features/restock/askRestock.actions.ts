import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { restockFailures } from './restock.failures.ts'
import { sendRestockMail } from './restock.mails.tsx'
import { MOST_WISHES } from './restock.rules.ts'
import * as store from './restock.store.ts'

interface Asked {
  readonly productId: string
  readonly size: string
}

/**
 * Writes down that somebody waits; a visitor is asked by mail to confirm it, and waits from then on.
 * @throws Failure not_found, in_stock, too_many_wishes
 */
export async function askRestock(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  person: store.Asking,
  wanted: Asked,
): Promise<void> {
  if ((await store.piecesOf(db, wanted.productId, wanted.size)) > 0) throw restockFailures.in_stock()
  await db
    .transaction(async (tx) => {
      // guard: wishes-counted-in-turn
      await store.lockWishesOf(tx, person)
      if ((await store.countWishes(tx, person)) >= MOST_WISHES) throw restockFailures.too_many_wishes()
      const wishId = await store.insertWish(tx, person, wanted)
      if ('email' in person) await sendRestockMail(jobs, tx, 'restock.confirm', { wishId })
    })
    .catch((error) => {
      throw brokenConstraint(error)?.startsWith('restock_wishes_product_id') ? failures.not_found() : error
    })
}
