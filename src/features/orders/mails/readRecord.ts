import type { Db } from '#/platform/db/database.ts'
import { localizedLineName } from '../present/localizedLineName.ts'
import type { MailedPiece, OrderRecord } from './mailed.ts'
import { type MailedOrder, type OrderedPiece, piecesOf, serviceDaysOf } from './mails.store.ts'

type NamedPiece = OrderedPiece & { readonly localizedName: string }

/** The lines of an order, with what each is called in the language that is spoken. */
export const namedPieces = async (db: Db, orderId: string): Promise<NamedPiece[]> =>
  (await piecesOf(db, orderId)).map((piece) => ({
    ...piece,
    localizedName: localizedLineName(piece, piece.now ? [piece.now] : []),
  }))

const mailedPiece = ({ localizedName, now: _now, productId: _id, ...piece }: NamedPiece): MailedPiece => ({
  ...piece,
  name: localizedName,
})

/** What stands in every mail about an order. @param pieces its lines, of whoever read them already */
export async function readRecord(
  db: Db,
  { order, payment }: MailedOrder,
  pieces?: readonly NamedPiece[],
): Promise<OrderRecord> {
  const { advancePaise, advanceAt } = payment
  return {
    number: order.number,
    status: order.status,
    payment: { type: payment.type, status: payment.status },
    pieces: (pieces ?? (await namedPieces(db, order.id))).map(mailedPiece),
    serviceDays: await serviceDaysOf(db, order.id),
    bill: {
      subTotalPaise: order.subTotalPaise,
      discountPaise: order.discountPaise,
      taxPaise: order.taxPaise,
      grandTotalPaise: order.grandTotalPaise,
      creditPaise: order.creditPaise,
      duePaise: payment.amountPaise,
      ...(advancePaise > 0 && { advancePaise, isAdvanceThere: advanceAt !== null }),
    },
    offers: order.offers,
    address: order.billingAddress,
    deliveryAddress: order.deliveryAddress,
  }
}
