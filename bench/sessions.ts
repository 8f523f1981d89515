import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import { compare, type Run, report } from './measure.ts'
import { footprintOf } from './memory.ts'
import { type BenchShop, openBenchShop } from './shop.ts'

const CONNECTIONS = 32
/** Seconds of one run. */
const DURATION = 5
const FEW = 1_000
const MANY = 100_000
const PATH = '/api/me'

const tokenOf = (at: number): string => `bench-session-${String(at).padStart(8, '0')}`

/** Customers with a session each. */
async function settle({ db }: BenchShop): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table bench_people on commit drop as
        select at, gen_random_uuid() as id from generate_series(0, ${MANY - 1}::int) as at`)
    await tx.execute(sql`
      insert into users (id, name, email, contact) select id, 'Customer ' || at, id || '@example.com', '9876543210'
      from bench_people`)
    await tx.execute(sql`
      insert into sessions (id, user_id, token, expires_at)
      select gen_random_uuid(), id, 'bench-session-' || lpad(at::text, 8, '0'), now() + interval '1 day' from bench_people`)
  })
}

/** Asks who is calling with the token that `next` names, for some seconds or an `amount` of times. */
async function ask(url: string, next: () => number, amount?: number): Promise<Run> {
  const result = await autocannon({
    url: `${url}${PATH}`,
    connections: CONNECTIONS,
    ...(amount === undefined ? { duration: DURATION } : { amount }),
    requests: [{ setupRequest: (request) => ({ ...request, headers: { authorization: tokenOf(next()) } }) }],
  })
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${result.errors} errors, ${result.non2xx} refusals`)
  return { rate: result.requests.average, times: [] }
}

const anyOf = (count: number) => () => Math.floor(Math.random() * count)

/** 100,000 sessions in use, beside 1,000, in one process. */
export async function benchSessions(): Promise<void> {
  const shop = await openBenchShop(1)
  try {
    await settle(shop)
    const [worker = 0] = shop.workers
    const { user } = await (
      await fetch(`${shop.url}${PATH}`, { headers: { authorization: tokenOf(MANY - 1) } })
    ).json()
    if (!user) throw new Error('The sessions of the bench are not known')
    await ask(shop.url, anyOf(FEW))
    const before = await footprintOf(worker)
    let at = 0
    const began = performance.now()
    // Once each: who comes first is looked up.
    await ask(shop.url, () => at++ % MANY, MANY)
    const firstTime = (MANY * 1_000) / (performance.now() - began)
    const after = await footprintOf(worker)
    const busy = process.cpuUsage()
    const since = performance.now()
    const row = await compare(
      `GET ${PATH}, ${MANY.toLocaleString('en')} sessions in use, beside ${FEW.toLocaleString('en')}`,
      0.9,
      () => ask(shop.url, anyOf(MANY)),
      () => ask(shop.url, anyOf(FEW)),
    )
    const { user: inUser, system } = process.cpuUsage(busy)
    const load = (inUser + system) / 10 / (performance.now() - since)
    await report(
      'sessions',
      [row],
      [
        `Each for the first time: ${Math.round(firstTime)} a second. The process takes ${before.rss.toFixed(0)} MB before, ${after.rss.toFixed(0)} MB when it knows all.`,
        `The callers themselves took ${Math.round(load)} % of a core.`,
      ],
    )
  } finally {
    await shop.close()
  }
}
