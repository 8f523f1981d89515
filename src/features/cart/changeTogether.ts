import { triedAgain } from '#/platform/db/sqlState.ts'
import { isOutage } from '#/platform/http/databaseFailure.ts'
import type { Services } from '#/platform/http/env.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { orAlone, together } from '#/platform/limiter/together.ts'
import type { CartRows } from './cart.store.ts'
import { type CartChange, changeCarts, type Overtaken } from './changeCarts.actions.ts'

/** Changes that are done in one round at the most, and rounds at a time. */
const [MOST_TOGETHER, MOST_ROUNDS] = [50, 3]
/** A bag that is being ordered is waited for; whoever comes later not longer than this, ms. */
const LONGEST_WAIT_MS = 50

/**
 * Changes bags in this process, first come, first served: what comes while others are being changed is done together. A
 * change that finds another bag than it had read begins again: of those who meet, one always gets on.
 * @throws Failure as `changeCarts` answers it
 */
export function changeTogether({
  db,
}: Pick<Services, 'db'>): (customerId: string, change: CartChange) => Promise<CartRows> {
  const inRound = together<Parameters<typeof changeCarts>[1][number], CartRows | Overtaken>(
    orAlone((asked) => triedAgain(() => changeCarts(db, asked)), isOutage),
    { most: MOST_TOGETHER, beside: MOST_ROUNDS, waitMs: LONGEST_WAIT_MS },
  )
  return async (customerId, change) => {
    for (;;) {
      const outcome = await inRound({ customerId, change, language: currentLanguage() })
      if (outcome !== 'overtaken') return outcome
    }
  }
}
