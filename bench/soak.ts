import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lookInto, workersOf } from '../test/faults/processes.ts'
import { drive } from '../test/faults/traffic.ts'
import { type RunningShop, startShop } from '../test/fixtures/runningShop.ts'
import { attachInspector, type Inspected, slope } from './memory.ts'
import type { Found } from './results.ts'
import type { Options } from './shop.ts'
import { everydayCalls } from './soakLoad.ts'

/** Calls a second: what two cores do beside other work. */
const RATE = 40
const MINUTES = 30
const LOOK_EVERY_MS = 2_000
/** Until the caches are full and the code is compiled: a quarter of the time, at most so many minutes. */
const WARM_UP = 10
/** MB a minute. */
const LIMIT = 1

const admin = { email: 'asha@example.com', password: 'LongBench@2026' }
const env = {
  ...{ DEMO: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'error', SHOP_ACCESS: 'open', SHOP_LAUNCHED: '1' },
  ...{ NODE_ENV: 'production', WORKERS: '2', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  NODE_OPTIONS: '--inspect=127.0.0.1:0',
}

/** The shop's processes, each seen through its inspector. */
async function inspectShop(shop: RunningShop): Promise<Inspected[]> {
  const pids = await workersOf(shop)
  const addresses = [...shop.printed.matchAll(/Debugger listening on (ws:\S+)/g)].map(
    (match) => match[1] ?? '',
  )
  const all = (await Promise.all(addresses.map(attachInspector))).filter(
    (inspected) => inspected !== undefined,
  )
  const inspected = all.filter(({ pid }) => pids.includes(pid))
  // A process does not end while its inspector is being used.
  for (const other of all) if (!inspected.includes(other)) other.close()
  if (inspected.length !== pids.length) throw new Error('Not every process of the shop can be watched')
  return inspected
}

/** Lowest use of each minute: what is left where garbage was just collected. */
function floors({ looks }: Inspected): { x: number; y: number }[] {
  const minutes = Map.groupBy(looks, ({ at }) => Math.floor(at))
  return [...minutes].map(([x, inIt]) => ({ x, y: Math.min(...inIt.map(({ heap }) => heap)) }))
}

/** What the shop logged as errors. */
const errorsOf = ({ printed }: RunningShop): string[] =>
  [...printed.matchAll(/^\{"level":50.*?"message":"(.*?)"/gm)].map((match) => `logged: ${match[1]}`)

/** Each text once, with how often it came. */
const counted = (texts: readonly string[]): string[] =>
  [...Map.groupBy(texts, (text) => text.slice(0, 100))].map(([text, all]) => `${all.length} x ${text}`)

/** Mixed load for `minutes`; memory of each process by the minute. Grows by less than 1 MB a minute after warming up. */
export async function benchSoak({ folder: source, amount: minutes = MINUTES }: Options): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-soak-'))
  await chmod(folder, 0o755)
  const warmUp = Math.min(WARM_UP, minutes / 4)
  const shop = await startShop(folder, env, source)
  const db = await lookInto(folder)
  let inspected: Inspected[] = []
  try {
    const [, email = '', password = ''] = /Demo customer\s+(\S+)\s+(\S+)/.exec(shop.printed) ?? []
    inspected = await inspectShop(shop)
    const load = drive(RATE, await everydayCalls(shop.url, db, { admin, customer: { email, password } }))
    await pause(warmUp * 60_000)
    const before = await Promise.all(inspected.map((process) => process.collected()))
    const began = performance.now()
    for (let at = 0; at < minutes - warmUp; at = (performance.now() - began) / 60_000) {
      await Promise.all(inspected.map((process) => process.look(at)))
      await pause(LOOK_EVERY_MS)
    }
    await load.end()
    const after = await Promise.all(inspected.map((process) => process.collected()))
    const rows = inspected.map((process, place) => {
      const rss = process.looks.map(({ at, rss }) => ({ x: at, y: rss }))
      const [first, last] = [rss[0]?.y ?? 0, rss.at(-1)?.y ?? 0]
      const [left = 0, leftAfter = 0] = [before[place], after[place]]
      return {
        what: `process ${place + 1}`,
        'RSS first MB': first,
        'RSS last MB': last,
        'RSS MB a minute': slope(rss),
        'heap floor MB a minute': slope(floors(process)),
        'heap collected before MB': left,
        'after MB': leftAfter,
      }
    })
    const remarks = [
      `${minutes} minutes at ${RATE} calls a second, the first ${warmUp.toFixed(1)} to warm up; ${load.answered} answered, ${load.failures.length} refused or broken. Limit: ${LIMIT} MB a minute.`,
      ...counted(load.failures.map((failure) => failure.replace(/ after \d+ ms$/, ''))),
      ...counted(errorsOf(shop)),
    ]
    return { rows, remarks }
  } finally {
    for (const process of inspected) process.close()
    await db.$client.end()
    await shop.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}
