import { hashPassword } from '#/features/accounts/password.ts'
import type { MediaPlace } from '#/platform/config/config.ts'
import type { Database, Db } from '#/platform/db/database.ts'
import { demoCommissions } from './commissions.ts'
import { fillShop } from './fill.ts'
import { DEMO_PICTURES, type DemoPicturesJob, laterJobs } from './laterPictures.ts'
import { weaveAll } from './weaving.ts'

export interface DemoLogins {
  readonly email: string
  readonly password: string
}

/** Enqueues what is done once the shop is open. */
type SendLater = (
  tx: Db,
  kind: typeof DEMO_PICTURES,
  job: DemoPicturesJob,
  options: { readonly afterSeconds: number },
) => Promise<void>

const DEMO_PASSWORD = 'Saree@2026'
/** Progress is told this often: every so many pictures. */
const PROGRESS_EVERY = 30

/**
 * Fills an empty shop with the demo catalogue, its pictures, people, reviews and orders. All rows are written in one
 * transaction at the end: a start that is killed while weaving begins again and leaves nothing half-made. What first
 * screens do not show is woven once the shop is open.
 * @returns the demo customer's login
 */
export async function seedDemoShop(
  db: Database,
  place: MediaPlace,
  print: (line: string) => void,
  later: SendLater,
): Promise<DemoLogins> {
  const bundles = demoCommissions()
  const count = bundles.flat().length
  print(`Weaving ${count} pictures for the demo shop.`)
  const [urls, passwordHash] = await Promise.all([
    weaveAll(bundles, place, (done) => {
      if (done % PROGRESS_EVERY === 0) print(`  ${done} of ${count} woven`)
    }),
    hashPassword(DEMO_PASSWORD),
  ])
  const email = await db.transaction(async (tx) => {
    for (const { job, afterSeconds } of laterJobs()) await later(tx, DEMO_PICTURES, job, { afterSeconds })
    return fillShop(tx, urls, passwordHash)
  })
  return { email, password: DEMO_PASSWORD }
}
