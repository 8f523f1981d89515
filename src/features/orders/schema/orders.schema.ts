import { z } from 'zod'
import { billingChecks } from '#/features/addresses/addresses.rules.ts'
import {
  addressLabel,
  businessCheck,
  businessFields,
  checked,
  postalAddressSchema,
} from '#/features/addresses/addresses.schema.ts'
import { devices } from '#/features/shop/devices.rules.ts'
import { m } from '../messages/orders.messages.ts'
import { orderEventNames } from '../rules/events.rules.ts'
import { isAskedFor, orderActions } from '../rules/life.rules.ts'
import { paymentFilterNames, paymentMethods, paymentStatuses } from '../rules/payments.rules.ts'
import { parcelOutcomes } from '../rules/returns.rules.ts'
import { orderStatuses } from '../rules/statuses.rules.ts'
import { askedNames, workListOf } from '../rules/workLists.rules.ts'
import { exchangeSchema } from './exchanges.schema.ts'
import { parcelMessages } from './parcel.schema.ts'
import { refundSchema, rupeesSchema } from './refunds.schema.ts'
import { returnRequestSchema } from './returnRequests.schema.ts'
import { adjustmentSchema } from './returns.schema.ts'

const { name, contact, ...place } = postalAddressSchema.shape

/** The fields of the billing form, in its order. */
export const billingFieldsSchema = z.object({
  name,
  email: checked(billingChecks.email, 254),
  ...businessFields,
  ...place,
  contact,
  payment: z.enum(paymentMethods, { error: m.chooseHowToPay }).default('upi'),
})

/** The billing form; everything is required but the company (reading of section 5) and its GSTIN. */
export const billingAddressSchema = billingFieldsSchema.check(businessCheck)
export type BillingAddress = z.output<typeof billingAddressSchema>
export type BillingAddressInput = z.input<typeof billingAddressSchema>

export const deviceSchema = z.enum(devices, 'device is desktop or mobile')

/** What a customer wants the shop to know of an order. */
export const customerNoteSchema = z
  .string()
  .trim()
  .max(500, { error: () => m.atMostCharacters({ count: 500 }) })

/** What makes an order a gift. */
export const giftSchema = z.object({
  wrap: z.boolean('wrap is true or false').default(false),
  message: z
    .string()
    .trim()
    .max(300, { error: () => m.atMostCharacters({ count: 300 }) })
    .default(''),
})

export const placeOrderSchema = z.object({
  billingAddress: billingAddressSchema,
  /** Where it goes when that is not where the bill goes: to somebody else, or to another door. */
  deliveryAddress: postalAddressSchema.optional(),
  note: customerNoteSchema.default(''),
  /** A gift: no invoice and no price goes into its parcel. */
  gift: giftSchema.optional(),
  /** Under which name the address that it goes to is written into the customer's book; without one it is not. */
  saveAddressAs: addressLabel.optional(),
  /** Ids of the own book that the addresses were taken from: they are offered first next time. */
  usedAddresses: z.array(z.uuid('usedAddresses are ids')).max(2).optional(),
  /** Pay with the own store credit, as far as it goes; the rest is paid as `payment` says. */
  useCredit: z.boolean('useCredit is true or false').default(false),
  device: deviceSchema.default('desktop'),
  /** The total that the buyer was shown, rupees: with it no order is taken at another one. */
  expectedTotal: z.number().min(0).max(1e11).optional(),
  /** What the buyer was shown that store credit pays, rupees: with it no other part is taken of it. */
  expectedCredit: z.number().min(0).max(1e11).optional(),
  /** What the buyer was shown that is asked of an order paid at the door: with it none is taken of which more is asked. Rupees. */
  expectedCash: z
    .object({
      ask: z.enum(['nothing', 'confirm', 'advance'], 'ask is nothing, confirm or advance'),
      advance: z.number().min(0).max(1e11).default(0),
    })
    .optional(),
})

export const orderItemSchema = z.object({
  _id: z.string(),
  product: z.object({
    _id: z.string(),
    name: z.string(),
    /** Rupees a piece, as it was when ordered. */
    price: z.number(),
    images: z.array(z.string()),
  }),
  size: z.string().nullable(),
  /** The shop's own code of what was bought, and its barcode, as they were when ordered; left out where there was none. */
  sku: z.string().optional(),
  barcode: z.string().optional(),
  /** Pieces that are sold: what was ordered less what was cancelled before packing. */
  quantity: z.number().int(),
  /** Rupees that offers take off all pieces that were ordered; left out when there is nothing. */
  discount: z.number().optional(),
  /**
   * Pieces that an offer by the piece counted, such as buy two, get one: by the returns policy they go back only where something is
   * wrong with them, or for another size. Left out when there are none.
   */
  offerPieces: z.number().int().optional(),
  /** Pieces that were cancelled before packing; left out when there are none. */
  cancelled: z.number().int().optional(),
  /** Of `quantity`, pieces that came back or were lost on the way; left out when there are none. */
  returned: z.number().int().optional(),
  /** Pieces of a cancelled or returned order that are on the shelf again; admins only. */
  restocked: z.number().int().optional(),
})

/** What the shop does with goods of an order for its price. */
export const orderServiceSchema = z.object({
  _id: z.string(),
  /** The line of the order that it is done with; null for the whole parcel. */
  forItem: z.string().nullable(),
  name: z.string(),
  /** Rupees a piece, as it was when ordered. */
  price: z.number(),
  quantity: z.number().int(),
  cancelled: z.number().int().optional(),
  returned: z.number().int().optional(),
  /** Business days that it adds until the parcel leaves. */
  days: z.number().int(),
  /** Its price goes back when the piece comes back after it was done. */
  refundable: z.boolean(),
  /** The shop began with it; left out before. */
  begun: z.boolean().optional(),
  /** mm by where the tape was laid; admins only. */
  measurements: z.record(z.string(), z.number()).optional(),
})

/** Where an earlier order went. */
export const knownAddressSchema = z.object({
  name: z.string(),
  email: z.string(),
  companyName: z.string(),
  /** Of a business; left out by everybody else. */
  gstin: z.string().optional(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipCode: z.string(),
  contact: z.string(),
})
export type KnownAddress = z.infer<typeof knownAddressSchema>

/** Where an order goes that goes somewhere else than its bill. */
const deliveryAddressSchema = knownAddressSchema.omit({ email: true, companyName: true, gstin: true })

export const orderEventSchema = z.object({
  _id: z.string(),
  event: z.enum(orderEventNames),
  text: z.string(),
  at: z.string(),
  /** Who did it; admins only. */
  by: z.string().optional(),
  /** A note that is printed on the packing slip; admins only. */
  onSlip: z.boolean().optional(),
})
export type OrderEvent = z.infer<typeof orderEventSchema>

/** An order; money in rupees (specification, section 3). */
export const orderSchema = z.object({
  _id: z.string(),
  number: z.number().int(),
  status: z.enum(orderStatuses),
  customer: z.object({
    name: z.string(),
    /** The account, unless it is gone; admins only. */
    _id: z.string().optional(),
    /** How a message to them about the order begins, in their language; of one order, admins only. */
    messageStart: z.string().optional(),
  }),
  subTotal: z.number(),
  /** What offers take off the pieces that are still sold; left out when there is nothing. */
  discount: z.number().optional(),
  /** What of it is paid by store credit, less what of that went back; left out when there is none. */
  credit: z.number().optional(),
  /** The offers it was given when it was placed. */
  offers: z.array(z.object({ label: z.string(), code: z.string().optional(), saved: z.number() })).optional(),
  tax: z.number(),
  grandTotal: z.number(),
  cartId: z.string(),
  device: deviceSchema,
  billingAddress: knownAddressSchema.extend({ payment: z.enum(paymentMethods) }),
  /** Where it goes; left out where that is the billing address. */
  deliveryAddress: deliveryAddressSchema.optional(),
  /** What the customer wants the shop to know; left out where that is nothing. */
  note: z.string().optional(),
  /** Left out of what is no gift. */
  gift: z.object({ wrap: z.boolean(), message: z.string() }).optional(),
  paymentId: z.object({
    _id: z.string(),
    status: z.enum(paymentStatuses),
    type: z.enum(paymentMethods),
    /** Rupees that are to be paid, or were. */
    amount: z.number(),
    /** The bank's reference of a UPI payment, as the customer gave it. */
    reference: z.string().nullable(),
    /** The part that comes by UPI before it is packed, of an order that is paid at the door; left out where nothing does. */
    advance: z
      .object({
        amount: z.number(),
        reference: z.string().nullable(),
        isThere: z.boolean(),
        /** It was written down a moment ago and may be taken back until then; admins only. */
        undo: z.object({ event: z.string(), until: z.string() }).optional(),
      })
      .optional(),
    /** Rupees that the courier collects, where a part comes first. */
    atDelivery: z.number().optional(),
    /** Another payment carries the same reference; admins only. */
    referenceUsedTwice: z.boolean().optional(),
    /** The order is over and the customer gave a reference: the money may be there, or not; admins only. */
    isUnclear: z.boolean().optional(),
    /** A person wrote the money down a moment ago and may take it back until then; admins only. */
    undo: z.object({ event: z.string(), until: z.string() }).optional(),
  }),
  items: z.array(orderItemSchema),
  /** What is done with them; left out where that is nothing. */
  services: z.array(orderServiceSchema).optional(),
  /** What it needed before it was packed, where it is paid at the door; left out where nothing was asked. */
  cashCheck: z.enum(['confirm', 'advance', 'passed']).optional(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Each time pieces left the order after it was placed, oldest first. */
  adjustments: z.array(adjustmentSchema),
  /** What its customer asked the shop to take back, oldest first. */
  returnRequests: z.array(returnRequestSchema),
  /** Exchanges that it is part of; left out where there is none. */
  exchanges: z.array(exchangeSchema).optional(),
  /** Money that goes back, or went, in the order in which it was decided. */
  refunds: z.array(refundSchema),
  /** Rupees of what was paid that no refund is written down for; admins only. */
  refundable: z.number().optional(),
  /** The tax invoice or bill of supply, once it was issued. */
  invoice: z.object({ kind: z.enum(['invoice', 'bill']), number: z.string() }).nullable(),
  /** GST credit notes, oldest first. */
  creditNotes: z.array(z.object({ _id: z.string(), number: z.string(), amount: z.number(), at: z.string() })),
  /** What happened, oldest first; notes are for admins only. */
  events: z.array(orderEventSchema),
  /** What the caller may do with the order now. */
  actions: z.array(z.enum(orderActions)),
  createdAt: z.string(),
})
export type Order = z.infer<typeof orderSchema>

export const placedOrderSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  order: orderSchema,
})

export const orderListQuerySchema = z.object({
  q: z.string().trim().max(100).optional(),
  payment: z.enum(paymentFilterNames).optional(),
  /** Orders that wait for somebody: UPI payments to approve, parcels to pack, to ship or on their way, cash to collect, money to send back. */
  needs: z.enum(askedNames).transform(workListOf).optional(),
  /** Orders that have come so far. */
  status: z.enum(orderStatuses, { error: m.noSuchStatus }).optional(),
  limit: z.coerce.number('limit is a whole number from 1 to 100').int().min(1).max(100).optional(),
  page: z.coerce.number('page is a whole number from 1').int().min(1).max(100_000).optional(),
})

/** A step in the life of an order; `note` is told to the customer. */
export const changeStatusSchema = z
  .object({
    status: z.enum(orderStatuses, { error: m.noSuchStatus }),
    carrier: z
      .string()
      .trim()
      .max(60, { error: () => m.atMostCharacters({ count: 60 }) })
      .default(''),
    trackingNumber: z
      .string()
      .trim()
      .max(60, { error: () => m.atMostCharacters({ count: 60 }) })
      .default(''),
    note: z
      .string()
      .trim()
      .max(500, { error: () => m.atMostCharacters({ count: 500 }) })
      .default(''),
    /** Why a parcel leaves that is not paid by UPI or card; stays in the shop. */
    unpaidReason: z
      .string()
      .trim()
      .max(300, { error: () => m.atMostCharacters({ count: 300 }) })
      .default(''),
    /** What became of a parcel that did not reach the customer. */
    outcome: z.enum(parcelOutcomes, { error: m.refusedOrLost }).optional(),
    /** Of what comes back: pieces of each line that can be sold again; a line that is not named goes back whole. */
    restock: z
      .array(
        z.object({
          item: z.uuid('item is the _id of a line').toLowerCase(),
          quantity: z.int({ error: m.pieceCount }).min(0, { error: m.pieceCount }),
        }),
      )
      .max(500)
      .optional(),
    /** Of what comes back: rupees that go back to the customer; without it what the pieces cost, of a return less the shop's fee for fetching them. */
    refund: rupeesSchema.optional(),
  })
  .check(({ value, issues }) => {
    if (isAskedFor('outcome', value.status) && value.outcome === undefined) {
      const message = m.whatBecame()
      issues.push({ code: 'custom', message, input: value.outcome, path: ['outcome'] })
    }
    if (!isAskedFor('parcel', value.status)) return
    for (const field of ['carrier', 'trackingNumber'] as const) {
      if (value[field] !== '') continue
      issues.push({ code: 'custom', message: parcelMessages[field], input: value[field], path: [field] })
    }
  })
export type StatusChange = z.output<typeof changeStatusSchema>
export type StatusChangeInput = z.input<typeof changeStatusSchema>

export const noteSchema = z.object({
  note: z
    .string({ error: m.noteMissing })
    .trim()
    .min(1, { error: m.noteMissing })
    .max(1_000, { error: () => m.atMostCharacters({ count: 1_000 }) }),
  onSlip: z.boolean('onSlip is true or false').default(false),
})
export type NoteInput = z.input<typeof noteSchema>
