/** A replica that is away, as the log tells of it; one that follows is in test/faults. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { createLog } from '../log/log.ts'
import { openReplica } from './replica.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const WARNING = 40

test('a replica that is away is told under its own name and as a warning; the database is read', async () => {
  const lines: { level: number; msg: string }[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const { db } = shop.services
  const replica = openReplica(db, 'postgres://zari:secret@127.0.0.1:1/zari', { log })
  const source = await replica.choose()
  expect([source.isReplica, source.db === db]).toEqual([false, true])
  await replica.choose()
  const logged = () => lines.map(({ msg }) => msg)
  await expect.poll(logged).toContain('the replica of DATABASE_READ_URL cannot be reached')
  await replica.close()
  // Once, however often something is read.
  expect(logged().filter((line) => line.includes('cannot be used'))).toHaveLength(1)
  expect(lines.filter(({ level, msg }) => level > WARNING || /^(the )?database c/.test(msg))).toEqual([])
})
