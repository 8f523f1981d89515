import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { csv, upload, zipOf } from '../../../../test/fixtures/imports.ts'
import { imports } from './import.tables.ts'
import { openImportShop } from './importShop.fixture.ts'

const importShop = await openImportShop()
const { shop, asha, draftOf, bring, previewOf } = importShop
beforeEach(importShop.clear)
afterAll(() => shop.close())

describe('a file that cannot be read is refused when it comes', () => {
  const latin1 = Buffer.from(csv('slug,name', 'a,Caf\xe9'), 'latin1')
  test.each([
    ['nothing at all', '', 'The file is empty.'],
    ['no known columns', csv('a,b', '1,2'), /“slug” is not among them/],
    ['only names of columns', csv('slug,name,price,quantity'), /no rows below/],
    ['a column twice', csv('slug,name,Name', 'a,b,c'), 'The column “name” is there twice.'],
    ['an open quote', 'slug,name\r\na,"b', /^Row 2: a quotation mark is opened/],
    ['a stray quote', csv('slug,name', 'a,b', 'c,5" border'), /^Row 3: a text with a quotation mark/],
    ['another character set', latin1, /not in UTF-8/],
    ['a binary file', csv('slug,name', 'a,b\0c'), 'This file is no text.'],
    [
      'too many rows',
      csv('slug', ...Array.from({ length: 25_001 }, (_, at) => `s${at}`)),
      /at most 25,000 rows/,
    ],
  ])('%s', async (_name, file, message) => {
    const { status, body } = await upload(shop, asha, file)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'invalid', errors: [{ field: 'file' }] })
    expect(body.message).toMatch(message)
    expect(await shop.services.db.select().from(imports)).toEqual([])
  })

  test('an Excel workbook, by name', async () => {
    const { body } = await upload(shop, asha, await zipOf({ '[Content_Types].xml': '<x/>', 'xl/a.xml': '' }))
    expect(body.message).toMatch(/Excel workbook/)
  })

  test('a CSV of more than 20 MB', async () => {
    const line = `a,${'x'.repeat(1_000)}\r\n`
    const { status, body } = await upload(shop, asha, `slug,name\r\n${line.repeat(21_000)}`)
    expect(status).toBe(413)
    expect(body.message).toBe('A CSV file may have at most 20 MB.')
  })
})

describe('what spreadsheets make of a file', () => {
  const read = async (file: string | Uint8Array) => {
    const done = await bring(file)
    return { done, rows: await importShop.products() }
  }

  test.each([
    ['semicolons', '\uFEFFslug;name;price;quantity\r\nreshmi;"रेशमी; साड़ी";1299,00;2\r\n', 1],
    ['tabs', 'slug\tname\tprice\tquantity\nreshmi\t"रेशमी; साड़ी"\t1299.00\t2\n', 0],
    ['commas and old line ends', 'SLUG,Name,Price,Qty\rreshmi,"रेशमी; साड़ी",1299.00,2\r', 0],
  ])('%s', async (_name, file, refused) => {
    const { done, rows } = await read(file)
    // A decimal comma is not guessed at.
    expect(done).toMatchObject({ refused, added: 1 - refused })
    if (refused === 0) expect(rows).toMatchObject([{ name: 'रेशमी; साड़ी', pricePaise: 129_900, quantity: 2 }])
  })

  test('UTF-16, as “Unicode text”', async () => {
    const text = '\uFEFFslug\tname\tprice\tquantity\r\nreshmi\tरेशमी\t1\t2\r\n'
    expect((await read(Buffer.from(text, 'utf16le'))).rows).toMatchObject([{ name: 'रेशमी' }])
  })

  test('TRUE and FALSE, empty rows, unknown columns, cells too many', async () => {
    const file = csv(
      'slug,name,price,quantity,enableSize,Rating',
      'a,A,1,1,TRUE,red',
      ',,,,,',
      'b,B,1,1,FALSE,red',
      'c,C,1,1,maybe,red',
      'd,D,1,1,,red,and more',
    )
    const preview = await previewOf(await draftOf(file))
    expect(preview).toMatchObject({ rows: 4, ignored: ['Rating'], counts: { new: 2, refused: 2 } })
    expect(preview.problems).toMatchObject(
      [
        { row: 5, field: 'enableSize', message: 'Write true or false.' },
        { row: 6, field: 'row', message: /more cells/ },
      ].map((problem) => ({ ...problem, message: expect.stringMatching(problem.message) })),
    )
  })
})
