import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { newId } from '#/platform/db/ids.ts'
import { GSTIN, openGstShop } from '../gst.fixture.ts'
import { monthFiles } from './monthFiles.ts'

const gst = await openGstShop(GSTIN)
const { db, get, invoiced, credit, unplace } = gst
afterAll(gst.close)

describe('files of a month', () => {
  const filesOf = async (month: string): Promise<Record<string, string>> => {
    const file = await new Response(await monthFiles(db, { gstin: GSTIN, month })).arrayBuffer()
    const zip = await fromBufferPromise(Buffer.from(file))
    const texts: Record<string, string> = {}
    for await (const entry of zip.eachEntry()) {
      texts[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
    }
    return texts
  }

  const registersOf = async (month: string) => {
    const texts = await filesOf(month)
    const linesOf = (name: string) => (texts[name] ?? '').trimEnd().split('\r\n').slice(1)
    return { receipts: linesOf('receipts.csv'), refunds: linesOf('refunds.csv') }
  }

  test('have gift cards on the day of their money: sold by an admin, or bought online, whenever their code is made', async () => {
    const card = async (value: number, paidBy: string, at: string, ended: string | null = null) => {
      const id = newId()
      await db.execute(sql`
        insert into gift_cards (id, code_hash, last_four, value_paise, paid_by, request_id, issuer_name, created_at, ended_at, state)
        values (${id}, ${id}, 'ABCD', ${value}, ${paidBy}, ${newId()}, 'Asha', ${at}, ${ended}, ${ended ? 'withdrawn' : 'issued'})`)
      return id
    }
    const purchased = (
      value: number,
      cardId: string | null,
      paidAt: string,
      refundedAt: string | null = null,
    ) =>
      db.execute(sql`
        insert into gift_purchases (id, buyer_name, value_paise, recipient_email, send_on, request_id, gift_card_id, paid_at, refunded_at, reference, state)
        values (${newId()}, 'Meera', ${value}, 'x@example.com', '2040-05-30', ${newId()}, ${cardId}, ${paidAt}, ${refundedAt}, '512345678902', ${cardId ? 'sent' : 'refunded'})`)
    await card(10_000, 'cash', '2040-05-03T10:00:00Z', '2040-05-04T10:00:00Z')
    await card(20_000, 'free', '2040-05-03T10:00:00Z', '2040-05-04T10:00:00Z')
    await purchased(30_000, await card(30_000, 'upi', '2040-06-02T10:00:00Z'), '2040-05-05T10:00:00Z')
    await purchased(40_000, null, '2040-05-06T10:00:00Z', '2040-05-07T10:00:00Z')
    const { receipts, refunds } = await registersOf('2040-05')
    expect(receipts).toEqual([
      '2040-05-03,,Gift card,Cash,,100.00',
      '2040-05-05,,Gift card,UPI or bank,512345678902,300.00',
      '2040-05-06,,Gift card,UPI or bank,512345678902,400.00',
    ])
    expect(refunds).toEqual([
      '2040-05-04,,Gift card,Cash,,100.00',
      '2040-05-07,,Gift card,UPI or bank,,400.00',
    ])
    expect((await registersOf('2040-06')).receipts).toEqual([])
  })

  test('are one ZIP: the return unless something stops it, registers and vouchers, with what came in and went back', async () => {
    const order = await invoiced('2025-09-10T10:00:00Z', { name: 'Meera Iyer' })
    await db.execute(sql`
      update payments set status = 'Completed', completed_at = '2025-09-13T10:00:00Z', type = 'cod',
        advance_paise = 10000, advance_at = '2025-09-11T10:00:00Z', advance_reference = '512345678901'
      where order_id = ${order._id}`)
    await db.execute(sql`
      insert into refunds (id, order_id, kind, amount_paise, state, sent_at)
      values (gen_random_uuid(), ${order._id}, 'upi', 10500, 'sent', '2025-09-12T10:00:00Z')`)
    // One that failed after it was sent moved nothing.
    await db.execute(sql`
      insert into refunds (id, order_id, kind, amount_paise, state, sent_at, failed_at)
      values (gen_random_uuid(), ${order._id}, 'upi', 5000, 'failed', '2025-09-12T10:00:00Z', '2025-09-13T10:00:00Z')`)
    await credit(order, 10_500, '2025-09-12T10:00:00Z')
    expect((await get('2025-09/files.zip')).headers.get('content-type')).toBe('application/zip')
    const texts = await filesOf('2025-09')
    expect(Object.keys(texts)).toEqual([
      ...[`GSTR1-${GSTIN}-2025-09.json`, `GSTR1-${GSTIN}-2025-09.xlsx`],
      ...['documents.csv', 'receipts.csv', 'refunds.csv', 'tally.xml'],
    ])
    for (const [name, head] of [
      ['documents.csv', 'Date,Kind,Number,'],
      ['receipts.csv', 'Date,Order,For,By,'],
      ['refunds.csv', 'Date,Order,For,By,'],
    ] as const) {
      expect(texts[name]?.split('\n')[0], name).toContain(head)
    }
    const tally = texts['tally.xml'] ?? ''
    expect(tally.match(/<ENVELOPE>/g)).toHaveLength(1)
    expect(tally.trimEnd().endsWith('</ENVELOPE>')).toBe(true)
    expect(texts['documents.csv']).toMatch(
      /2025-09-10,Invoice,INV\S+,,\d+,Meera Iyer,,33,5,856.19,42.81,0.00,0.00,899.00/,
    )
    expect(texts['documents.csv']).toMatch(
      /2025-09-12,Credit note,CN\S+,INV\S+,\d+,Meera Iyer,,33,5,-100.00,-5.00/,
    )
    // What was paid in advance and what the courier collected.
    expect(texts['receipts.csv']).toMatch(
      /2025-09-11,\d+,Order,UPI or bank,512345678901,100.00\r\n2025-09-13,\d+,Order,Cash,,799.00/,
    )
    expect(texts['refunds.csv']?.trimEnd().split('\n').slice(1)).toEqual([
      expect.stringMatching(/^2025-09-12,\d+,Order,UPI or bank,,105.00/),
    ])
    expect(texts['tally.xml']?.match(/<VOUCHERTYPENAME>[^<]+/g)).toEqual(
      ['Sales', 'Credit Note', 'Receipt', 'Receipt', 'Payment'].map((kind) => `<VOUCHERTYPENAME>${kind}`),
    )
    await unplace(await invoiced('2041-08-10T10:00:00Z'))
    const names = Object.keys(await filesOf('2041-08'))
    expect(names).toContain('problems.csv')
    expect(names).not.toContain(`GSTR1-${GSTIN}-2041-08.json`)
  })
})
