import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { countOf, rowsOf } from './rows.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The message behind the last row of a copy, before the one that says how many they were. */
const COPY_DONE = Buffer.from('63' + '00000004', 'hex')

test('rows are counted although what says how many they were comes after the last of them', async () => {
  const url = new URL(shop.services.config.databaseUrl ?? '')
  const target = Number(url.port)
  let release = () => {}
  const line = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    near.on('data', (bytes) => far.write(bytes)).on('close', () => far.destroy())
    far.on('data', (bytes: Buffer) => {
      const end = bytes.indexOf(COPY_DONE) + COPY_DONE.byteLength
      if (end < COPY_DONE.byteLength) return near.write(bytes)
      near.write(bytes.subarray(0, end))
      release = () => near.write(bytes.subarray(end))
    })
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  url.port = String((line.address() as AddressInfo).port)
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query('create temp table counted as select n from generate_series(1, 100) as n')
  const source = rowsOf(client, { schema: 'pg_temp', name: 'counted', columns: ['n'], sortedBy: null })
  source.resume()
  await once(source, 'end')
  expect(source.rowCount).not.toBe(100)
  const counted = countOf(client, source)
  release()
  expect(await counted).toBe(100)
  await client.end()
  line.close()
})
