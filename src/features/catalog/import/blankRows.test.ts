import { writeFile } from 'node:fs/promises'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { csv, upload } from '../../../../test/fixtures/imports.ts'
import { type KnownPerson, signUp } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { imports } from './import.tables.ts'
import { countRows, readRowsInWorker } from './rowsInWorker.ts'

let shop: TestShop
let asha: KnownPerson

beforeAll(async () => {
  shop = await openTestShop()
  asha = await signUp(shop, 'Asha Verma', 'admin')
})
afterAll(() => shop.close())

const header = 'slug,name,price,quantity'
const MB = 1024 * 1024
const refusal = /at most 25,000 rows, empty ones included/

test.each([
  ['300 KB of line breaks', `${header}\n${'\n'.repeat(300 * 1024)}`],
  ['20 MB of line breaks', `${header}\n${'\n'.repeat(20 * MB - 100)}`],
  ['20 MB of Windows line breaks', `${header}\r\n${'\r\n'.repeat(10 * MB - 100)}`],
  ['line breaks before anything', '\n'.repeat(5 * MB)],
  ['rows of commas alone', `${header}\n${',,,\n'.repeat(30_000)}`],
  ['rows of spaces alone', `${header}\n${' , , , \n'.repeat(30_000)}`],
])('%s are refused in words', async (_what, text) => {
  const { status, body } = await upload(shop, asha, text)
  expect({ status, message: body.message }).toEqual({ status: 422, message: expect.stringMatching(refusal) })
  const [stored] = await shop.services.db.select({ files: count() }).from(imports)
  expect(stored?.files).toBe(0)
})

test('while a large file is read, others are answered', async () => {
  const cells = 'A name of some length,1299.50,4'
  const rows = Array.from({ length: 25_000 }, (_, at) => `saree-${at},${cells},"${'word '.repeat(50)}"`)
  const order: string[] = []
  const importing = upload(shop, asha, csv(`${header},description`, ...rows)).then((answer) => {
    order.push('import')
    return answer
  })
  for (let at = 0; at < 5; at++) {
    expect((await shop.call('GET', '/api/me', { as: asha })).body.user.name).toBe('Asha Verma')
    order.push('other')
  }
  expect((await importing).body).toMatchObject({ import: { rows: 25_000 } })
  expect(order).toEqual([...Array(5).fill('other'), 'import'])
  await shop.services.db.delete(imports)
})

test('a few empty rows are left out, and the others keep the numbers of the spreadsheet', async () => {
  const rows = ['', 'a-saree,A,999,1', '', ',,,', 'Bad Slug,B,999,1', '']
  const { status, body } = await upload(shop, asha, csv(header, ...rows))
  expect({ status, rows: body.import?.rows }).toEqual({ status: 201, rows: 2 })
  const preview = await shop.call('GET', `/api/admin/import/${body.import._id}/preview`, { as: asha })
  expect(preview.body.problems.map(({ row }: { row: number }) => row)).toEqual([6])
  const torn = await upload(shop, asha, `${header}\n\n\na-saree,"A,999,1`)
  expect(torn.body.message).toMatch(/^Row 4: a quotation mark is opened/)
})

test('reading stops when whoever asked is gone', async () => {
  const path = `${shop.services.config.dataDir}/left.csv`
  await writeFile(path, csv(header, ...Array.from({ length: 5_000 }, (_, at) => `s-${at},Name,999,1`)))
  const leaving = new AbortController()
  const read: number[] = []
  const reading = (async () => {
    for await (const { row } of readRowsInWorker(path, leaving.signal)) {
      read.push(row)
      if (row === 100) leaving.abort()
    }
  })()
  await expect(reading).rejects.toThrow(/abort/i)
  // The batch that had arrived, and no more.
  expect(read).toHaveLength(200)
  await expect(countRows(path, leaving.signal)).rejects.toThrow(/abort/i)
  expect(await countRows(path)).toBe(5_000)
})

test('a thread that reads says what is wrong in the language of whoever asked', async () => {
  const path = `${shop.services.config.dataDir}/torn.csv`
  const rows = Array.from({ length: 5_000 }, (_, at) => `s-${at},Name,999,1`)
  await writeFile(path, csv(header, ...rows, 'torn,"Name,999,1'))
  await expect(inLanguage('hi', () => countRows(path))).rejects.toThrow(/^लाइन 5002: /)
  await expect(countRows(path)).rejects.toThrow(/^Row 5002: /)
})
