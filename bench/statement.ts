import { sql } from 'drizzle-orm'
import type { Statement } from '../src/features/receipts/statement/statement.schema.ts'
import { adminToken } from './adminToken.ts'
import { fillOrders } from './manyOrders.ts'
import { timesOf } from './measure.ts'
import type { Found } from './results.ts'
import { type Options, openBenchShop } from './shop.ts'

const ORDERS = 40_000
const LINES = 10_000
const HEADER = 'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance'

interface Payment extends Record<string, unknown> {
  readonly number: string
  readonly rupees: string
  readonly day: string
}

/** A statement of 10,000 payments for orders of a shop that has 40,000: looked at, written, uploaded again. */
export async function benchStatement(options: Options): Promise<Found> {
  const shop = await openBenchShop(1, options)
  try {
    await fillOrders(shop.db, { orders: ORDERS, days: 90, customers: 10_000 })
    await shop.db.execute(sql`vacuum analyze`)
    const { rows: paid } = await shop.db.execute<Payment>(sql`
      select number, (amount_paise / 100.0)::numeric(12, 2)::text as rupees, to_char(orders.created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as day
      from orders join payments on order_id = orders.id
      where type = 'upi' and payments.status = 'Completed' and amount_paise > 0 limit ${LINES}`)
    const lines = paid.map(({ number, rupees, day }, at) => {
      const utr = String(609_100_000_000 + at)
      return `${day},${day},UPI/CR/${utr}/NAME/BANK/ORDER${number}--,${utr},,${rupees},1`
    })
    const file = [HEADER, ...lines].join('\n')
    const headers = {
      authorization: await adminToken(shop.db),
      'content-type': 'application/octet-stream',
    }
    let answer: Statement | undefined
    const upload = async (write: boolean) => {
      const url = `${shop.url}/api/admin/receipt/statement?write=${write}`
      const sent = await fetch(url, { method: 'POST', headers, body: file })
      if (!sent.ok) throw new Error(`The statement was answered with ${sent.status}: ${await sent.text()}`)
      answer = await sent.json()
    }
    const rows: Found['rows'][number][] = []
    for (const [what, write] of [
      ['looked at', false],
      ['written, and every order matched', true],
      ['uploaded again', true],
    ] as const) {
      const [ms = 0] = await timesOf(1, () => upload(write))
      if (answer?.state !== 'read') throw new Error('The statement was not read')
      const { credits, added, known, matched } = answer
      rows.push({ what, lines: credits, new: added, known, matched, s: ms / 1_000 })
    }
    return { rows, remarks: [`${ORDERS.toLocaleString('en')} orders, one process, over HTTP.`] }
  } finally {
    await shop.close()
  }
}
