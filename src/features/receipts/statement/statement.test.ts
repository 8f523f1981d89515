import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { addDays, indiaDay } from '#/platform/time/days.ts'
import { openOrderShop } from '../../../../test/fixtures/orderShop.ts'
import type { Json } from '../../../../test/fixtures/shop.ts'
import { receipts } from '../receipts.tables.ts'
import { recordReceipts } from '../recordReceipts.actions.ts'

const orderShop = await openOrderShop()
const { shop, other, people, seen, either } = orderShop
const { db } = shop.services
let product: Awaited<ReturnType<typeof orderShop.newProduct>>
beforeAll(async () => {
  product = await orderShop.newProduct({ quantity: 900 })
})
afterAll(orderShop.close)

const today = indiaDay(new Date())
/** As HDFC writes it. */
const written = (day: string) => day.split('-').toReversed().join('/')
const header = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'
let made = 0
const line = (narration: string, amount = '3,000.00') => {
  made += 1
  const utr = `7091${String(made).padStart(8, '0')}`
  return `${written(today)},${narration},0000${utr},${written(today)},,"${amount}","9,999.00"`
}

const upload = async (body: BodyInit, query: Json = {}, at = shop): Promise<{ status: number; body: Json }> =>
  at.call('POST', `/api/admin/receipt/statement?${new URLSearchParams(query)}`, {
    as: people.adminAsha,
    body,
    headers: { 'content-type': 'application/octet-stream' },
  })
const write = (body: BodyInit, query: Json = {}, at = shop) => upload(body, { ...query, write: 'true' }, at)
const count = async () => (await db.select().from(receipts)).length

/** A workbook of one sheet; numbers and days as Excel writes them. */
async function workbook(rows: readonly (readonly (string | number)[])[], more: Record<string, string> = {}) {
  const cell = (value: string | number) =>
    typeof value === 'string' && value.startsWith('<c')
      ? value
      : typeof value === 'number'
        ? `<c s="${value > 40_000 && value < 60_000 ? 1 : 0}"><v>${value}</v></c>`
        : `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const files: Record<string, string> = {
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
    ...more,
  }
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  const pieces: Buffer[] = []
  for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece))
  return new Uint8Array(Buffer.concat(pieces))
}

describe('a bank statement', () => {
  test('says beforehand which lines another source named already', async () => {
    const [narration, utr] = ['UPI-BY THE PROVIDER', '709177777777']
    const credit = { amountPaise: 300_000, receivedOn: today, utr, narration, payer: '', account: '' }
    await recordReceipts(shop.services, { source: 'provider' }, [{ ...credit, sourceId: 'pay_1' }])
    const file = `${header}\n${written(today)},UPI-X,0000${utr},${written(today)},,"3,000.00",1`
    for (const body of [(await upload(file)).body, (await write(file)).body])
      expect(body).toMatchObject({ added: 0, known: 1, lines: [{ isKnown: true }] })
  })

  test('is looked at without writing, then written once, and pays what it certainly pays', async () => {
    const order = await orderShop.orderOfThree(product)
    const before = await count()
    const file = [
      'HDFC BANK Ltd.,,,,,,',
      'Account No :50100123456789,,,,,,',
      header,
      line(`UPI-MEERA-ORDER${order.number}-OK`),
      line('NEFT-RENT', '1,23,456.00'),
      line(`UPI-TOO MUCH-ORDER${order.number}-OK`, '3,500.00'),
      `${written(today)},OUT,,,"500.00",,1`,
    ].join('\r\n')
    expect((await upload(file)).body).toMatchObject({
      ...{ state: 'read', bank: 'HDFC Bank', isWritten: false },
      ...{ credits: 3, debits: 1, added: 3, known: 0, matched: 1, likely: 1, from: today, until: today },
      lines: [
        { order: order.number, amount: 3000, isKnown: false },
        { amount: 3500, likely: expect.stringContaining('₹500') },
        { amount: 123_456 },
      ],
    })
    expect(await count()).toBe(before)
    expect((await seen(order)).paymentId.status).toBe('Pending')
    const uploads = await Promise.all([0, 1, 2].map((at) => write(file, {}, either(at))))
    expect(uploads.map(({ body }) => body.added).sort()).toEqual([0, 0, 3])
    expect(await count()).toBe(before + 3)
    expect((await seen(order)).paymentId.status).toBe('Completed')
    expect((await upload(file, {}, other)).body).toMatchObject({ added: 0, known: 3, matched: 0 })
  })

  test('as a workbook, with days and amounts of Excel, is the same', async () => {
    const order = await orderShop.orderOfThree(product)
    const serial = Date.parse(today) / 86_400_000 + 25_569
    const names = [
      'Txn Date',
      'Value Date',
      'Description',
      'Ref No./Cheque No.',
      'Debit',
      'Credit',
      'Balance',
    ]
    const file = await workbook([
      ['Account Name', 'Zari'],
      names,
      [serial, serial, `UPI/CR/ORDER${order.number}/X`, 709_199_999_999, '', 2999.9999999999995, 5],
      // Of a formula what was saved with it counts.
      [serial, serial, 'UPI/X', 709_199_999_998, '', '<c><f>SUM(1,HYPERLINK("x"))</f><v>7</v></c>', 5],
    ])
    expect((await write(file)).body).toMatchObject({
      ...{ bank: 'State Bank of India', credits: 2, matched: 1 },
      lines: [
        { receivedOn: today, utr: '709199999999', amount: 3000 },
        { utr: '709199999998', amount: 7 },
      ],
    })
    expect((await seen(order)).paymentId.status).toBe('Completed')
  })

  test('with one line that cannot be read is not taken at all', async () => {
    const before = await count()
    const { status, body } = await write([header, line('GOOD'), `${written(today)},HALF A LI`].join('\n'))
    expect([status, body.errors[0].field]).toEqual([422, 'file'])
    expect(body.message).toMatch(/^Nothing was taken of this file. Row 3: there is no amount/)
    expect(await count()).toBe(before)
  })

  test('of an unknown bank asks for the columns, and the answer is remembered for all', async () => {
    const table = (day: string, text: string) =>
      `Our Co-op Bank,,,\nWhen,Words,Money,Which way\n${written(day)},${text},"500.00",Cr\n${written(day)},FEE,"5.00",Dr`
    const asked = (await upload(table(today, 'ONE'))).body
    expect(asked).toMatchObject({
      ...{ state: 'unknown', headerRow: 2, header: ['When', 'Words', 'Money', 'Which way'] },
      rows: [[written(today), 'ONE', '500.00', 'Cr'], expect.any(Array)],
    })
    const choice = { headerRow: 2, bank: 'Co-op', date: 0, narration: 1, amount: 2, sign: 3 }
    const choose = (columns: unknown, send = upload) =>
      send(table(today, 'ONE'), { columns: JSON.stringify(columns) })
    expect((await choose({ ...choice, sign: 2 })).body.message).toMatch(/one thing only/)
    expect((await choose({ ...choice, bank: '' })).status).toBe(422)
    expect((await choose({ ...choice, amount: 1, narration: 2 })).body.message).toMatch(/“ONE” is no amount/)
    expect((await choose('nonsense')).status).toBe(422)
    expect((await choose(choice)).body).toMatchObject({ credits: 1, debits: 1 })
    // Looking remembers nothing.
    expect((await upload(table(today, 'TWO'))).body.state).toBe('unknown')
    expect((await choose(choice, write)).body).toMatchObject({ added: 1 })
    expect((await upload(table(addDays(today, -1), 'TWO'), {}, other)).body).toMatchObject({
      bank: 'Co-op',
      added: 1,
    })
    // What was chosen wrong is asked for again, and the new answer counts.
    const again = await upload(table(today, 'THREE'), { ask: 'true' })
    expect(again.body).toMatchObject({ state: 'unknown', header: asked.header })
    const columns = JSON.stringify({ ...choice, bank: 'Co-op 2' })
    expect((await write(table(today, 'THREE'), { columns })).body).toMatchObject({ added: 1 })
    expect((await upload(table(today, 'FOUR'))).body).toMatchObject({ bank: 'Co-op 2', added: 1 })
  })

  test.each<[string, BodyInit | Promise<BodyInit>, RegExp]>([
    ['nothing', '', /empty/],
    ['a PDF', '%PDF-1.7', /Download the statement as CSV or Excel/],
    ['an old Excel file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /\.xls/],
    ['a web page', '<html><table>', /web page/],
    ['a letter', 'Dear customer, \n please find', /no table/],
    ['bytes', new Uint8Array([1, 0, 2, 0]), /no table/],
    ['a broken workbook', 'PK\u0003\u0004nothing', /damaged/],
    ['no credits', `${header}\n01/04/26,X,,,5.00,,1`, /No line of this file/],
    ['another century', `${header}\n01/04/99,X,,,,5.00,1`, /still to come/],
    [
      'a workbook with a document type',
      workbook([], { 'xl/worksheets/sheet1.xml': '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>' }),
      /damaged/,
    ],
    [
      'a workbook that unpacks to a hundred megabytes',
      workbook([], { 'xl/sharedStrings.xml': `<sst>${' '.repeat(70 * 1024 * 1024)}</sst>` }),
      /far too large/,
    ],
  ])('that is %s is refused in words', async (_, body, words) => {
    const answer = await upload(await body)
    expect(answer.status).toBe(422)
    expect(answer.body.message).toMatch(words)
  })

  test('of 50 MB, and with more lines than a shop has, is refused', async () => {
    expect((await upload(new Uint8Array(50 * 1024 * 1024))).status).toBe(413)
    const many = `${header}\n${`${written(today)},X,,,,1.00,1\n`.repeat(40_001)}`
    expect((await upload(many)).body.message).toMatch(/at most 40,000 lines/)
  })

  test('holds no formulas: what looks like one is a text', async () => {
    const { body } = await upload(`${header}\n${written(today)},=HYPERLINK(1),="000709188888888",,,"7.00",1`)
    expect(body.lines).toMatchObject([{ narration: '=HYPERLINK(1)', utr: '709188888888', amount: 7 }])
  })
})
