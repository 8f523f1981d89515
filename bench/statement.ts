import { sql } from 'drizzle-orm'
import type { Statement } from '../src/features/receipts/statement/statement.schema.ts'
import { adminToken } from './adminToken.ts'
import { familyOf, watchCpu } from './load/cpu.ts'
import { fillOrders } from './manyOrders.ts'
import { timesOf } from './measure.ts'
import type { Found } from './results.ts'
import { type Options, openBenchShop } from './shop.ts'

const ORDERS = 40_000
const LINES = 10_000
/** Payments of the third month that nobody has seen yet, as of orders of one very good day. */
const AWAITED = 300
const HEADER = 'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance'

interface Payment extends Record<string, unknown> {
  readonly number: string
  readonly rupees: string
  readonly day: string
}

/** A statement of 10,000 payments for orders of a shop that has 40,000, some of them not paid yet: looked at, written, uploaded again. */
export async function benchStatement(options: Options): Promise<Found> {
  const shop = await openBenchShop(1, options)
  try {
    await fillOrders(shop.db, { orders: ORDERS, days: 90, customers: 10_000 })
    await shop.db.execute(sql`
      update payments set status = 'Pending', completed_at = null
      where order_id in (select orders.id from orders join payments on order_id = orders.id
        where type = 'upi' and amount_paise > 0 and orders.status = 'placed' order by orders.id limit ${AWAITED})`)
    await shop.db.execute(sql`vacuum analyze`)
    const { rows: paid } = await shop.db.execute<Payment>(sql`
      select number, (amount_paise / 100.0)::numeric(12, 2)::text as rupees, to_char(orders.created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as day
      from orders join payments on order_id = orders.id
      where type = 'upi' and amount_paise > 0 and (payments.status = 'Completed' or orders.status = 'placed')
      order by payments.status = 'Pending' desc, orders.id limit ${LINES}`)
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
    const databaseFamily = () => familyOf(shop.database)
    for (const [what, write] of [
      ['looked at', false],
      ['written, and every order matched', true],
      ['uploaded again', true],
    ] as const) {
      // How much of the machine was there for it differs; what it needs of a core does not.
      const [shopCpu, databaseCpu] = [await watchCpu(() => shop.workers), await watchCpu(databaseFamily)]
      const [ms = 0] = await timesOf(1, () => upload(write))
      const share = ms / 100_000
      const cpu = {
        'CPU s of the process': (await shopCpu()) * share,
        'CPU s of the database': (await databaseCpu()) * share,
      }
      if (answer?.state !== 'read') throw new Error('The statement was not read')
      const { credits, added, known, matched } = answer
      rows.push({ what, lines: credits, new: added, known, matched, s: ms / 1_000, ...cpu })
    }
    const awaited = `${AWAITED} of the lines pay orders whose money is awaited, with a mail each`
    return { rows, remarks: [`${ORDERS.toLocaleString('en')} orders, one process, over HTTP; ${awaited}.`] }
  } finally {
    await shop.close()
  }
}
