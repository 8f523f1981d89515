import type { Db } from '#/platform/db/database.ts'
import type { Caller, Services } from '#/platform/http/env.ts'
import type { ShopSettings } from '../shop.schema.ts'
import { launchFailures } from './launch.failures.ts'
import { blocking, type CatalogFacts, launchItems } from './launch.rules.ts'
import type { LaunchState } from './launch.schema.ts'
import { readMarks } from './launch.store.ts'
import { m } from './messages/launch.messages.ts'

/** Tells what is on the shelves: later rooms know, `main` hands it in. */
export type ReadCatalogFacts = (db: Db) => Promise<CatalogFacts>

/** How far the shop is, as of now. */
export async function launchState(
  db: Db,
  { config }: Services,
  settings: ShopSettings,
  goods: ReadCatalogFacts,
  caller: Caller,
): Promise<LaunchState> {
  const items = launchItems({
    settings,
    goods: await goods(db),
    marks: await readMarks(db),
    mailServer: config.mail.smtpUrl !== undefined,
    adminEmail: caller.email,
    now: new Date(),
  })
  return { ready: blocking(items).length === 0, items }
}

/** @throws Failure launch_incomplete naming what is missing. The sample shop may always be launched. */
export function refuseUnready({ items }: LaunchState, { demo }: ShopSettings): void {
  const open = blocking(items)
  if (demo || open.length === 0) return
  const words = open.flatMap(({ missing }) => missing)
  throw launchFailures.launch_incomplete({
    message: m.incompleteMissing({ missing: words.join(', ') }),
    errors: open.map(({ key, missing }) => ({ field: key, message: missing.join(', ') })),
  })
}
