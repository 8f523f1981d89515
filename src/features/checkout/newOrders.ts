import type { PostalAddress } from '#/features/addresses/addresses.schema.ts'
import type { OrderedLine } from '#/features/cart/ordering.store.ts'
import type { CashAnswer } from '#/features/cod/score/cashAnswer.rules.ts'
import { usableCredit } from '#/features/credit/credit.rules.ts'
import type { OrderRows } from '#/features/orders/present/orders.present.ts'
import type { CashCheck } from '#/features/orders/rules/cashCheck.rules.ts'
import { firstEvents } from '#/features/orders/rules/events.rules.ts'
import {
  GIFT_WRAP_ID,
  type Gift,
  type ItemKind,
  type OrderedService,
} from '#/features/orders/rules/orderedServices.rules.ts'
import { statusOf } from '#/features/orders/rules/payments.rules.ts'
import type { BillingAddress } from '#/features/orders/schema/orders.schema.ts'
import type { Device } from '#/features/shop/devices.rules.ts'
import type { BaggedService } from '#/features/tailoring/orderedServices.ts'
import { newId } from '#/platform/db/ids.ts'
import type { Language } from '#/platform/language/languages.rules.ts'
import { deliveryKey } from './openOrders.rules.ts'
import { noReductions, offersOfOrder, type Reductions, totalsOf } from './reductions.rules.ts'

/** What a customer asks for: the bag as an order to an address. */
export interface OrderRequest {
  /** What its buyer is told if it is refused is said in it; left out: in the language of whoever places it. */
  readonly language?: Language
  readonly cartId: string
  readonly customer: { readonly id: string; readonly name: string }
  readonly device: Device
  readonly billingAddress: BillingAddress
  /** Where it goes when that is not where the bill goes. */
  readonly deliveryAddress?: PostalAddress | undefined
  /** What the customer wants the shop to know. */
  readonly note?: string
  readonly gift?: Gift | undefined
  /** What wrapping it costs, paise; 0 where it is not wrapped, or for nothing. */
  readonly wrapPaise?: number
  /** Whether the buyer's store credit pays what it can. */
  readonly useCredit?: boolean | undefined
  /** The total that the buyer was shown, paise; undefined: whatever it comes to. */
  readonly expectedPaise?: number | undefined
  /** What the buyer was shown that store credit pays of it, paise; undefined: whatever it does. */
  readonly expectedCreditPaise?: number | undefined
  /** What the buyer was shown that is asked before the parcel is packed, paise; undefined: whatever it is. */
  readonly shownCash?: Pick<CashAnswer, 'ask' | 'advancePaise'> | undefined
}

/**
 * The rows of a new order, but for what the database gives it: its number and its time.
 * @param balancePaise store credit that may pay for it
 */
export function rowsOf(
  { customer, cartId, device, billingAddress, deliveryAddress, note = '', gift, wrapPaise = 0 }: OrderRequest,
  lines: readonly OrderedLine[],
  reductions: Reductions = noReductions,
  balancePaise = 0,
  services: readonly BaggedService[] = [],
) {
  const orderId = newId()
  const goods = lines.map((line) => ({ id: newId(), line }))
  const done = [...servicesOf(goods, services), ...wrapOf(goods, wrapPaise)]
  // guard: services-are-paid
  const totals = totalsOf(lines, reductions, done)
  const creditPaise = usableCredit(balancePaise, totals.grandTotalPaise)
  const offers = offersOfOrder(reductions, (bagLine) => goods.find(({ line }) => line._id === bagLine)?.id)
  const duePaise = totals.grandTotalPaise - creditPaise
  // guard: nothing-left-to-pay
  const isPaid = duePaise === 0
  return {
    /** What the goods are called, for whoever is shown the order now. */
    named: lines.flatMap(({ product: { _id, name, words } }) => (words ? [{ id: _id, name, words }] : [])),
    order: {
      id: orderId,
      cartId,
      customerId: customer.id,
      customerName: customer.name,
      status: 'placed' as const,
      device,
      billingAddress,
      deliveryAddress: deliveryAddress ?? null,
      customerNote: note,
      gift: gift ?? null,
      deliveryKey: deliveryKey(deliveryAddress ?? billingAddress),
      ...{ ...totals, offers, creditPaise },
      codCheck: 'none' as CashCheck,
      carrier: null,
      trackingNumber: null,
    },
    payment: {
      id: newId(),
      orderId,
      type: billingAddress.payment,
      status: statusOf(isPaid),
      reference: null,
      amountPaise: duePaise,
      ...{ advancePaise: 0, advanceReference: null as string | null, advanceAt: null as Date | null },
      completedAt: isPaid ? new Date() : null,
    },
    events: firstEvents(isPaid).map((event) => ({
      id: newId(),
      orderId,
      event,
      text: event === 'paid' && creditPaise > 0 ? 'By store credit' : '',
      onSlip: false,
      actorId: customer.id,
      actorName: customer.name,
    })),
    items: [
      ...goods.map(({ id, line }) => ({
        ...goodsOf(line),
        id,
        discountPaise: reductions.byLine.get(line._id) ?? 0,
      })),
      ...done,
    ].map((item, position) => ({ ...item, orderId, position, cancelled: 0, returned: 0, restocked: 0 })),
  }
}

/** A line of the bag as one of the order. */
const goodsOf = (line: OrderedLine) => ({
  kind: 'goods' as ItemKind,
  forItemId: null as string | null,
  service: null as OrderedService | null,
  productId: line.product._id,
  name: line.name,
  pricePaise: line.pricePaise,
  image: line.image,
  hsn: line.hsn,
  gstClass: line.gstClass,
  size: line.size,
  sku: line.sku,
  barcode: line.barcode,
  quantity: line.quantity,
})

interface NewGoods {
  readonly id: string
  readonly line: OrderedLine
}

/** What is done with the goods, as lines of the order: with every piece of theirs, and by the id of the service. */
const servicesOf = (goods: readonly NewGoods[], services: readonly BaggedService[]) =>
  services.flatMap(({ cartItemId, id, days, refundable, measurements, ...service }) => {
    const own = goods.find(({ line }) => line._id === cartItemId)
    if (!own) return []
    return [
      {
        ...goodsOf(own.line),
        id: newId(),
        discountPaise: 0,
        kind: 'service' as const,
        forItemId: own.id,
        service: { days, refundable, ...(measurements && { measurements }) },
        ...{ productId: id, name: service.name, pricePaise: service.pricePaise, image: null },
        ...{ hsn: service.sac, gstClass: service.gstClass, size: '', sku: '', barcode: '' },
      },
    ]
  })

/** "Parcel packing and gift wrapping" in the list of services (SAC); 998540 is packing for other traders. */
const WRAP_SAC = '998541'

/** Wrapping the whole parcel, as a line of the order; none where it costs nothing. */
function wrapOf([first]: readonly NewGoods[], wrapPaise: number) {
  if (!first || wrapPaise === 0) return []
  return [
    {
      ...goodsOf(first.line),
      id: newId(),
      discountPaise: 0,
      kind: 'service' as const,
      service: { days: 0, refundable: false },
      ...{ productId: GIFT_WRAP_ID, name: 'Gift wrap', pricePaise: wrapPaise, image: null, quantity: 1 },
      ...{ hsn: WRAP_SAC, gstClass: 'gst18' as const, size: '', sku: '', barcode: '' },
    },
  ]
}

/** What is done with the goods costs so much, paise, wrapping included. */
export const servicesPaise = (
  { wrapPaise = 0 }: OrderRequest,
  lines: readonly OrderedLine[],
  services: readonly BaggedService[],
): number =>
  services.reduce(
    (sum, { cartItemId, pricePaise }) => {
      const own = lines.find(({ _id }) => _id === cartItemId)
      return sum + pricePaise * (own?.quantity ?? 0)
    },
    lines.length > 0 ? wrapPaise : 0,
  )

export type NewRows = ReturnType<typeof rowsOf>

/** All that is known of an order once it is written. */
export const asWritten = (
  { order, payment, events, items, named }: NewRows,
  given: { readonly number: number; readonly createdAt: Date },
): OrderRows => ({
  order: { ...order, ...given },
  payment,
  referenceUsedTwice: false,
  named,
  items: items.map((item) => ({ ...item, begunAt: null })),
  // The defaults of both times are those of the transaction.
  events: events.map((event) => ({ ...event, createdAt: given.createdAt })),
  adjustments: [],
  adjustmentLines: [],
  returnRequests: [],
  exchanges: [],
  refunds: [],
  creditNotes: [],
  invoice: null,
})
