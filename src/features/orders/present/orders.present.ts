import type { KnownProduct, OrderedAs } from '#/features/catalog/names/productNames.ts'
import type { Role } from '#/platform/http/roles.rules.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import { isAdvanceOpen } from '../rules/advance.rules.ts'
import { creditNoteNumber } from '../rules/creditNote.rules.ts'
import { documentNumber } from '../rules/documents.rules.ts'
import { isBoundByOffer, isHeld } from '../rules/exchanges.rules.ts'
import { actionsOf } from '../rules/life.rules.ts'
import { piecesOfOffers } from '../rules/offerPieces.rules.ts'
import { isGoods, isWorkedOn } from '../rules/orderedServices.rules.ts'
import { isUnclear, refundablePaise } from '../rules/refunds.rules.ts'
import { piecesSaid } from '../rules/returns.rules.ts'
import { assessAdvanceUndo, assessUndo, type Undo } from '../rules/undo.rules.ts'
import type { Order, OrderEvent } from '../schema/orders.schema.ts'
import type { creditNotes } from '../tables/documents.tables.ts'
import type { orderEvents, orderItems, orders } from '../tables/orders.tables.ts'
import type { payments } from '../tables/payments.tables.ts'
import { type ExchangeRow, presentExchanges } from './exchanges.present.ts'
import { localizedLineName } from './localizedLineName.ts'
import { presentRefund, type RefundRow } from './refunds.present.ts'
import { presentReturnRequest, type RequestRow } from './returnRequests.present.ts'
import { type AdjustmentRows, presentAdjustments } from './returns.present.ts'

type OrderRow = typeof orders.$inferSelect
type PaymentRow = Pick<typeof payments.$inferSelect, 'id' | 'status' | 'type' | 'reference' | 'amountPaise'> &
  Pick<typeof payments.$inferSelect, 'advancePaise' | 'advanceReference' | 'advanceAt'> &
  Partial<Pick<typeof payments.$inferSelect, 'missingAt'>>
type ItemRow = Pick<
  typeof orderItems.$inferSelect,
  | 'id'
  | 'kind'
  | 'forItemId'
  | 'service'
  | 'begunAt'
  | 'cancelled'
  | 'restocked'
  | 'returned'
  | 'productId'
  | 'name'
  | 'pricePaise'
  | 'discountPaise'
  | 'image'
  | 'size'
  | 'sku'
  | 'barcode'
  | 'quantity'
>
type EventRow = Pick<
  typeof orderEvents.$inferSelect,
  'id' | 'event' | 'text' | 'onSlip' | 'actorName' | 'createdAt'
>

type CreditNoteRow = typeof creditNotes.$inferSelect

export interface IssuedNumber {
  readonly isBill: boolean
  readonly financialYear: string
  readonly serial: number
}

/** Everything that belongs to one order. */
export interface OrderRows {
  readonly order: OrderRow
  readonly payment: PaymentRow
  readonly referenceUsedTwice: boolean
  readonly items: readonly ItemRow[]
  /** What is known of what the goods are called now; nothing where nobody asked. */
  readonly named: readonly KnownProduct[]
  readonly events: readonly EventRow[]
  readonly adjustments: AdjustmentRows['adjustments']
  readonly adjustmentLines: AdjustmentRows['lines']
  readonly returnRequests: readonly RequestRow[]
  /** Exchanges that it is part of, as the earlier or the new order. */
  readonly exchanges: readonly ExchangeRow[]
  readonly refunds: readonly RefundRow[]
  readonly creditNotes: readonly CreditNoteRow[]
  /** Its tax invoice or bill of supply, once one was issued. */
  readonly invoice: IssuedNumber | null
}

/** What a line is called by its reader. */
type NameOf = (line: OrderedAs) => string

/** What is done with the goods; left out where that is nothing. What was measured is for those who stitch. */
function presentServices(viewer: Role, items: readonly ItemRow[], nameOf: NameOf): Pick<Order, 'services'> {
  const services = items.filter((item) => !isGoods(item))
  if (services.length === 0) return {}
  return {
    services: services.map((item) => ({
      _id: item.id,
      forItem: item.forItemId,
      name: nameOf(item),
      price: rupeesOf(item.pricePaise),
      quantity: item.quantity,
      ...(item.cancelled > 0 && { cancelled: item.cancelled }),
      ...(item.returned > 0 && { returned: item.returned }),
      days: item.service?.days ?? 0,
      refundable: item.service?.refundable ?? false,
      ...(item.begunAt !== null && { begun: true }),
      ...(viewer === 'admin' && item.service?.measurements && { measurements: item.service.measurements }),
    })),
  }
}

/** Customers see neither notes nor who of the shop did something, and pieces under the names that they have in their language. */
function presentEvents(viewer: Role, { events, items }: OrderRows, nameOf: NameOf): OrderEvent[] {
  const seen = viewer === 'admin' ? events : events.filter(({ event }) => event !== 'note')
  const lines = items.map((item) => ({ ...item, localizedName: nameOf(item) }))
  return seen.map(({ id, event, text, onSlip, actorName, createdAt }) => ({
    _id: id,
    event,
    text: viewer === 'admin' ? text : piecesSaid(text, lines),
    at: createdAt.toISOString(),
    ...(viewer === 'admin' ? { by: actorName, ...(onSlip ? { onSlip } : {}) } : {}),
  }))
}

/** What an admin may take back of the money, and until when. */
function presentUndo(
  { order, payment, events, invoice }: OrderRows,
  now: Date,
): Pick<Order['paymentId'], 'undo'> {
  const undo = assessUndo({ status: order.status, payment, events, isInvoiced: invoice !== null }, now)
  return undoable(undo)
}

const undoable = (undo: Undo | string) =>
  typeof undo === 'string' ? {} : { undo: { event: undo.event, until: undo.until.toISOString() } }

const presentOfferPieces = (offerPieces: number) => (offerPieces > 0 ? { offerPieces } : {})

/** The part of the money that comes first, and what the courier collects. */
const presentAdvance = (
  viewer: Role,
  { order, payment, events }: OrderRows,
  now: Date,
): Pick<Order['paymentId'], 'advance' | 'atDelivery'> =>
  payment.advancePaise === 0
    ? {}
    : {
        advance: {
          amount: rupeesOf(payment.advancePaise),
          reference: payment.advanceReference,
          isThere: payment.advanceAt !== null,
          ...(viewer === 'admin' &&
            undoable(assessAdvanceUndo({ status: order.status, payment, events }, now))),
        },
        atDelivery: rupeesOf(payment.amountPaise - payment.advancePaise),
      }

/** An order as the API shows it to somebody: rupees, and the goods as they were when ordered. */
export const presentOrder = (viewer: Role, rows: OrderRows, now = new Date()): Order => {
  const { order, payment, referenceUsedTwice, items, named, refunds, creditNotes, invoice } = rows
  // The shop reads what stands on its documents.
  // guard: admins-read-what-was-ordered
  const nameOf: NameOf = (line) => (viewer === 'admin' ? line.name : localizedLineName(line, named))
  return {
    _id: order.id,
    number: order.number,
    status: order.status,
    customer: {
      name: order.customerName,
      ...(viewer === 'admin' && order.customerId !== null ? { _id: order.customerId } : {}),
    },
    subTotal: rupeesOf(order.subTotalPaise),
    ...(order.discountPaise > 0 && { discount: rupeesOf(order.discountPaise) }),
    ...(order.offers.length > 0 && {
      offers: order.offers.map(({ label, code, savedPaise }) => ({
        label,
        ...(code !== null && { code }),
        saved: rupeesOf(savedPaise),
      })),
    }),
    ...(order.creditPaise > 0 && { credit: rupeesOf(order.creditPaise) }),
    tax: rupeesOf(order.taxPaise),
    grandTotal: rupeesOf(order.grandTotalPaise),
    cartId: order.cartId,
    device: order.device,
    billingAddress: order.billingAddress,
    ...(order.deliveryAddress && { deliveryAddress: order.deliveryAddress }),
    ...(order.gift && { gift: order.gift }),
    ...(order.customerNote && { note: order.customerNote }),
    paymentId: {
      _id: payment.id,
      status: payment.status,
      type: payment.type,
      amount: rupeesOf(payment.amountPaise),
      reference: payment.reference,
      ...presentAdvance(viewer, rows, now),
      ...(viewer === 'admin'
        ? {
            referenceUsedTwice,
            isUnclear: isUnclear(order.status, payment),
            ...presentUndo(rows, now),
          }
        : {}),
    },
    items: items.filter(isGoods).map((item) => ({
      _id: item.id,
      product: {
        _id: item.productId,
        name: nameOf(item),
        price: rupeesOf(item.pricePaise),
        images: item.image === null ? [] : [item.image],
      },
      size: item.size === '' ? null : item.size,
      ...(item.sku && { sku: item.sku }),
      ...(item.barcode && { barcode: item.barcode }),
      quantity: item.quantity,
      ...(item.discountPaise > 0 && { discount: rupeesOf(item.discountPaise) }),
      ...presentOfferPieces(piecesOfOffers(order.offers, items, item.id)),
      ...(item.cancelled > 0 && { cancelled: item.cancelled }),
      ...(item.returned > 0 && { returned: item.returned }),
      ...(viewer === 'admin' ? { restocked: item.restocked } : {}),
    })),
    ...presentServices(viewer, items, nameOf),
    ...(order.codCheck !== 'none' && { cashCheck: order.codCheck }),
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    adjustments: presentAdjustments(viewer, { adjustments: rows.adjustments, lines: rows.adjustmentLines }),
    returnRequests: rows.returnRequests.map((request) => presentReturnRequest(request, nameOf)),
    ...(rows.exchanges.length > 0 && { exchanges: presentExchanges(order.id, rows.exchanges) }),
    refunds: refunds.map((refund) => presentRefund(viewer, refund)),
    ...(viewer === 'admin' ? { refundable: rupeesOf(refundablePaise(payment, refunds)) } : {}),
    invoice: invoice && {
      kind: invoice.isBill ? 'bill' : 'invoice',
      number: documentNumber(invoice.financialYear, invoice.serial, invoice.isBill),
    },
    creditNotes: creditNotes.map(({ id, financialYear, serial, amountPaise, createdAt }) => ({
      _id: id,
      number: creditNoteNumber(financialYear, serial),
      amount: rupeesOf(amountPaise),
      at: createdAt.toISOString(),
    })),
    events: presentEvents(viewer, rows, nameOf),
    actions: actionsOf(viewer, {
      status: order.status,
      payment,
      request: rows.returnRequests.at(-1)?.state,
      codCheck: order.codCheck,
      isAdvanceOpen: isAdvanceOpen(payment),
      isHeld: rows.exchanges.some((one) => one.toOrderId === order.id && isHeld(one)),
      isBoundByOffer: rows.exchanges.some(
        (one) => one.toOrderId === order.id && isBoundByOffer(one, order.offers),
      ),
      isWorkedOn: items.some(isWorkedOn),
    }),
    createdAt: order.createdAt.toISOString(),
  }
}
