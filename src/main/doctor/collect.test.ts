import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { setMark } from '#/features/shop/launch/launch.store.ts'
import type { Config } from '#/platform/config/config.ts'
import { mailServer } from '../../../test/faults/mailServer.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { collect } from './collect.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const look = (change: Partial<Config> = {}) =>
  collect({ ...shop.services.config, ...change }, () => undefined)
const mailTo = (smtpUrl: string) => ({ mail: { ...shop.services.config.mail, smtpUrl } })

test('what there is is found, and nothing stays behind', async () => {
  const { database, replica, disk, pictures, certificate, mail } = await look()
  expect(database).toMatchObject({
    is: {
      version: expect.any(Number),
      settings: {
        server_encoding: 'UTF8',
        fsync: expect.stringMatching(/^o(n|ff)$/),
        full_page_writes: expect.any(String),
        synchronous_commit: expect.any(String),
        autovacuum: expect.any(String),
        max_connections: expect.stringMatching(/^\d+$/),
      },
      lastBackupAt: undefined,
    },
  })
  const { version, clockAheadMs } = 'is' in database ? database.is : { version: 0, clockAheadMs: Number.NaN }
  expect(version).toBeGreaterThan(150_000)
  expect(Math.abs(clockAheadMs)).toBeLessThan(60_000)
  expect(disk).toEqual({ is: { free: expect.any(Number), total: expect.any(Number) } })
  expect(pictures).toEqual({ is: true })
  expect([replica, certificate, mail]).toEqual([undefined, undefined, undefined])
  const left = await readdir(shop.services.config.media.folder)
  expect(left.filter((name) => name.startsWith('doctor'))).toEqual([])
})

test('a clock that is ahead of the database is told as ahead, one that is behind as behind', async () => {
  const { now } = Date
  const HOUR = 3_600_000
  const clock = vi.spyOn(Date, 'now')
  try {
    for (const wrong of [HOUR, -HOUR]) {
      clock.mockImplementation(() => now() + wrong)
      const { database } = await look()
      const ahead = 'is' in database ? database.is.clockAheadMs : Number.NaN
      expect(Math.round(ahead / HOUR)).toBe(wrong / HOUR)
    }
  } finally {
    clock.mockRestore()
  }
})

test('the newest backup is the one that the command made, not one that somebody ticked', async () => {
  await setMark(shop.services.db, 'backup')
  expect(await look()).toMatchObject({ database: { is: { lastBackupAt: undefined } } })
  await setMark(shop.services.db, 'backup', '/mnt/zari.zip')
  expect(await look()).toMatchObject({ database: { is: { lastBackupAt: expect.any(Date) } } })
})

test('a mail server that answers is told apart from one that does not; no mail is sent', async () => {
  const server = await mailServer()
  expect((await look(mailTo(server.url))).mail).toEqual({ problem: expect.stringContaining('ECONNREFUSED') })
  await server.start('takes all')
  expect((await look(mailTo(server.url))).mail).toEqual({ is: true })
  expect(server.taken).toEqual([])
  await server.stop()
})

test('what cannot be reached is told, not thrown', async () => {
  const { config } = shop.services
  const facts = await look({
    databaseUrl: 'postgres://zari:secret@127.0.0.1:1/zari',
    readUrl: 'postgres://zari:secret@127.0.0.1:1/zari',
    dataDir: join(config.dataDir, 'nowhere'),
    // A file where the folder should be.
    media: { ...config.media, folder: join(process.cwd(), 'package.json') },
    origin: 'https://127.0.0.1:1',
    originIsSet: true,
  })
  const { database, replica, disk, pictures, certificate } = facts
  for (const found of [database, replica, disk, pictures, certificate])
    expect(found).toHaveProperty('problem')
  expect(certificate).toEqual({ problem: expect.stringContaining('ECONNREFUSED') })
  expect(JSON.stringify(facts)).not.toContain('secret')
  expect(facts.origin).toBe('https://127.0.0.1:1')
})
