import type { Services } from '#/platform/http/env.ts'
import { recount } from './counting.store.ts'

/** Between two countings, ms. What is read is right in between as well; only more of it has to be counted live. */
const EVERY_MS = 60_000

/** Keeps the figures of the days counted from now on; several processes take turns. @returns how to stop it */
export function startSalesCounts({ db, log }: Pick<Services, 'db' | 'log'>): () => Promise<void> {
  let counting: Promise<unknown> = Promise.resolve()
  const count = () => {
    counting = recount(db).catch((error) => log.warn({ err: error }, 'sales were not counted'))
  }
  count()
  const timer = setInterval(count, EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await counting
  }
}
