import { z } from 'zod'
import { needsParcel, orderActions, orderNeeds, orderStatuses } from './orders.life.rules.ts'
import { billingChecks, billingMessages } from './orders.rules.ts'

const required = (most: number) =>
  z
    .string(billingMessages.required)
    .trim()
    .min(1, { error: billingMessages.required, abort: true })
    .max(most, `At most ${most} characters.`)

const checked = (check: (value: string) => string | null, most = 100) =>
  required(most).check((context) => {
    const message = check(context.value)
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value })
  })

/** The billing form; everything is required but the company (reading of section 5). */
export const billingAddressSchema = z.object({
  name: checked(billingChecks.letters),
  email: checked(billingChecks.email, 254),
  companyName: z.string().trim().max(100, 'At most 100 characters.').default(''),
  address: required(300),
  city: checked(billingChecks.letters),
  state: checked(billingChecks.letters),
  country: checked(billingChecks.letters),
  zipCode: checked(billingChecks.zipCode, 8),
  contact: checked(billingChecks.contact, 10),
  payment: z.enum(['upi', 'cod', 'card'], 'Choose how to pay.').default('upi'),
})
export type BillingAddress = z.output<typeof billingAddressSchema>
export type BillingAddressInput = z.input<typeof billingAddressSchema>

export const deviceSchema = z.enum(['desktop', 'mobile'], 'device is desktop or mobile')

export const placeOrderSchema = z.object({
  billingAddress: billingAddressSchema,
  device: deviceSchema.default('desktop'),
})

export const orderItemSchema = z.object({
  product: z.object({
    _id: z.string(),
    name: z.string(),
    /** Rupees a piece, as it was when ordered. */
    price: z.number(),
    images: z.array(z.string()),
  }),
  size: z.string().nullable(),
  quantity: z.number().int(),
})

/** Where an earlier order went. */
export const knownAddressSchema = z.object({
  name: z.string(),
  email: z.string(),
  companyName: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipCode: z.string(),
  contact: z.string(),
})
export type KnownAddress = z.infer<typeof knownAddressSchema>

export const orderEventSchema = z.object({
  _id: z.string(),
  event: z.enum(['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'returned', 'note']),
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
  customer: z.object({ name: z.string() }),
  subTotal: z.number(),
  tax: z.number(),
  grandTotal: z.number(),
  cartId: z.string(),
  device: deviceSchema,
  billingAddress: knownAddressSchema.extend({ payment: z.enum(['upi', 'cod', 'card']) }),
  paymentId: z.object({
    _id: z.string(),
    status: z.enum(['Pending', 'Completed']),
    type: z.enum(['upi', 'cod', 'card']),
    /** The bank's reference of a UPI payment, as the customer gave it. */
    reference: z.string().nullable(),
    /** Another payment carries the same reference; admins only. */
    referenceUsedTwice: z.boolean().optional(),
  }),
  items: z.array(orderItemSchema),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
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
  payment: z.enum(['pending', 'completed']).optional(),
  /** Orders that wait for somebody: UPI payments to approve, parcels to pack, to ship or on their way, cash to collect, money to send back. */
  needs: z.enum(orderNeeds).optional(),
  limit: z.coerce.number('limit is a whole number from 1 to 100').int().min(1).max(100).optional(),
  page: z.coerce.number('page is a whole number from 1').int().min(1).max(100_000).optional(),
})

const parcelMessages = {
  carrier: 'Please say who carries the parcel.',
  trackingNumber: 'Please give the tracking number.',
} as const

/** A step in the life of an order; `note` is told to the customer. */
export const changeStatusSchema = z
  .object({
    status: z.enum(orderStatuses, 'There is no such status.'),
    carrier: z.string().trim().max(60, 'At most 60 characters.').default(''),
    trackingNumber: z.string().trim().max(60, 'At most 60 characters.').default(''),
    note: z.string().trim().max(500, 'At most 500 characters.').default(''),
  })
  .check(({ value, issues }) => {
    if (!needsParcel(value.status)) return
    for (const field of ['carrier', 'trackingNumber'] as const) {
      if (value[field] !== '') continue
      issues.push({ code: 'custom', message: parcelMessages[field], input: value[field], path: [field] })
    }
  })
export type StatusChange = z.output<typeof changeStatusSchema>
export type StatusChangeInput = z.input<typeof changeStatusSchema>

export const noteSchema = z.object({
  note: z
    .string('Please write a note.')
    .trim()
    .min(1, 'Please write a note.')
    .max(1_000, 'At most 1000 characters.'),
  onSlip: z.boolean('onSlip is true or false').default(false),
})
export type NoteInput = z.input<typeof noteSchema>
