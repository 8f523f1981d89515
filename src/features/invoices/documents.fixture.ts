import { sql } from 'drizzle-orm'
import type { billsOfSupply, creditNotes, invoices } from '#/features/orders/tables/documents.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { stockGoods } from '../../../test/fixtures/goods.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import { crowd, orderOf, setPaid } from '../../../test/fixtures/orders.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import type { Json, Person } from '../../../test/fixtures/shop.ts'
import { creditNoteOf } from './issueCreditNote.actions.ts'
import { invoiceOf } from './issueInvoice.actions.ts'

/** A GSTIN of the shop's own state. */
export const GSTIN = '09ABCDE1234F1ZY'

/** A shop in two processes that issues invoices, bills of supply and credit notes. */
export async function openIssuer() {
  const orderShop = await openOrderShop()
  const { shop, other, people, seen } = orderShop
  const { db } = shop.services
  const goods = await stockGoods(shop)

  /** One piece, 899 rupees unless said otherwise. */
  const placed = (product: { id: string } = goods.cottonSaree, fields: Json = {}): Promise<Json> =>
    orderOf(shop, people.meera, product, fields)
  return {
    ...orderShop,
    ...{ goods, placed },
    async paid(product?: { id: string }, fields?: Json): Promise<Json> {
      const order = await placed(product, fields)
      await setPaid(shop, order)
      return order
    },
    register: (gstin: string, composition = false) => changeSettings(shop, { gstin, composition }),

    /** Asks for the file. */
    getFile: (order: Json, as: Person = people.meera) =>
      shop.call('GET', `/api/order/${order._id}/invoice.pdf`, { as }),
    /** What is written on it; issued where that is due. */
    documentOf: (order: Json, now?: Date) => invoiceOf(db, 'anyone', order._id, now),
    /** What is written on the credit notes of an order. */
    async notesOf(order: Json) {
      const { creditNotes: notes } = await seen(order)
      return Promise.all(notes.map(({ _id }: Json) => creditNoteOf(db, 'anyone', order._id, _id)))
    },

    /** Twenty paid orders of as many buyers. */
    async twentyPaid(): Promise<Json[]> {
      const buyers = await crowd(shop, 20)
      const all = await Promise.all(buyers.map((as) => orderOf(shop, as, goods.cottonSaree)))
      await Promise.all(all.map((order) => setPaid(shop, order)))
      return all
    },
    /** Issues a document of each of them at once, in both processes. Four orders end without one: theirs are rolled back. */
    async issueAtOnce(all: readonly Json[], issue: (tx: Db, order: Json) => Promise<unknown>) {
      const tries = all.flatMap((order, at) =>
        [shop, other].map(({ services }) =>
          services.db.transaction(async (tx) => {
            await issue(tx, order)
            // After it took a number.
            if (at % 5 === 0) throw new Error('rolled back')
          }),
        ),
      )
      await Promise.all(tries.map((done) => done.catch(() => undefined)))
    },
    /** The serial numbers of a financial year such as '2041-42', in ascending order. */
    async serials(table: typeof invoices | typeof billsOfSupply | typeof creditNotes, year: string) {
      const { rows } = await db.execute<{ serial: number }>(
        sql`select serial from ${table} where financial_year = ${year} order by serial`,
      )
      return rows.map(({ serial }) => serial)
    },
  }
}

/** 1, 2, 3 ... */
export const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1)
