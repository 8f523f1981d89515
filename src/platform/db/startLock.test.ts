/** A lock goes with the machine that holds it, also with one that has no power any more to say so. */
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { oneSession } from './oneSession.ts'
import { oneStartAtATime } from './startLock.ts'

/** Linux says what it is going to ask of which line. */
const LINES = '/proc/net/tcp'
/** The timer of a line: whether the other end lives. */
const KEEPALIVE = '02'

let shop: TestShop
let url: string
beforeAll(async () => {
  shop = await openTestShop()
  url = shop.services.config.databaseUrl ?? ''
})
afterAll(() => shop.close())

/** In how many seconds PostgreSQL asks whether the other end of a connection lives. */
async function nextQuestion(application: string): Promise<number> {
  const { rows } = await shop.services.db.$client.query<{ port: number }>(
    'select client_port as port from pg_stat_activity where datname = current_database() and application_name = $1',
    [application],
  )
  const portOf = (address = '') => Number.parseInt(address.split(':')[1] ?? '', 16)
  const lines = (await readFile(LINES, 'latin1')).split('\n').map((line) => line.trim().split(/\s+/))
  const line = lines.find(([, , remote]) => portOf(remote) === rows[0]?.port)
  const [timer, hundredths = ''] = line?.[5]?.split(':') ?? []
  return timer === KEEPALIVE ? Number.parseInt(hundredths, 16) / 100 : Number.NaN
}

test.skipIf(process.platform !== 'linux')(
  'the lock of a start is let go soon after its machine is gone',
  () =>
    oneStartAtATime(
      url,
      () => expect.poll(() => nextQuestion('zari start')).toBeLessThanOrEqual(5),
      () => undefined,
    ),
)

test('so are those of a session of its own, such as the one that migrates', async () => {
  const client = await oneSession(url, { application_name: 'zari session of its own' })
  try {
    for (const [name, value] of Object.entries({ idle: '5', interval: '2', count: '3' })) {
      const { rows } = await client.query(`show tcp_keepalives_${name}`)
      expect(rows).toEqual([{ [`tcp_keepalives_${name}`]: value }])
    }
  } finally {
    await client.end()
  }
})

describe('whatever limits somebody gave the database', () => {
  const limits = {
    statement_timeout: '7s',
    lock_timeout: '7s',
    idle_in_transaction_session_timeout: '1s',
  }
  const atDatabase = (change: string) =>
    shop.services.db.$client.query(
      `do $$ begin execute format('alter database %I ${change}', current_database()); end $$`,
    )
  beforeAll(async () => {
    for (const [name, value] of Object.entries(limits)) await atDatabase(`set ${name} = ''${value}''`)
  })
  afterAll(() => atDatabase('reset all'))

  test('a session of its own has none', async () => {
    const client = await oneSession(url, { application_name: 'zari session without limits' })
    try {
      for (const name of Object.keys(limits))
        expect((await client.query(`show ${name}`)).rows).toEqual([{ [name]: '0' }])
    } finally {
      await client.end()
    }
  })

  test('the lock of a start outlasts a transaction that rests for too long', async () => {
    const locks = async () =>
      (
        await shop.services.db.$client.query(`select 1 from pg_locks where locktype = 'advisory' and granted
          and objid = ${0x73746172} and database = (select oid from pg_database where datname = current_database())`)
      ).rowCount
    const resting = new Client({ connectionString: url })
    const ended = new Promise((resolve) => resting.on('error', resolve))
    await oneStartAtATime(
      url,
      async () => {
        // It begins to rest after the start does, and is ended for it.
        await resting.connect()
        await resting.query('begin')
        await ended
        expect(await locks()).toBe(1)
      },
      () => undefined,
    )
    await expect.poll(locks).toBe(0)
  })
})
