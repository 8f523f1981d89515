import { z } from 'zod'

/** What was asked of the customer of an order that is paid at the door. */
export const cashCheckSchema = z.object({
  asks: z.enum(['confirm', 'advance']),
  /** Whether it is still awaited. */
  isOpen: z.boolean(),
  /** Then the order is cancelled. */
  cancelAt: z.string(),
  /** The risk in words; admins only. */
  risk: z.string().optional(),
  /** Where the customer answers, as in the mail, to be sent on otherwise; admins only, while it is awaited. */
  link: z.string().optional(),
  /** Opens WhatsApp with the question to the customer, in their language; where they gave a mobile number in India. */
  whatsapp: z.string().optional(),
})
/** `over`: the time to answer is over; the order is cancelled by itself within minutes. */
export const linkStates = ['waiting', 'confirmed', 'cancelled', 'over'] as const

/** What the link of a mail is about: no name, no address and no goods, because a link is passed on. */
export const linkedOrderSchema = z.object({
  number: z.number().int(),
  /** Rupees that are to be paid: store credit is taken off. */
  total: z.number(),
  state: z.enum(linkStates),
  until: z.string(),
})
export type LinkedOrder = z.infer<typeof linkedOrderSchema>

const count = z.number().int()

/** What cash on delivery cost in the last year, in rupees; parcels that the courier lost are left out. */
export const cashCostsSchema = z.object({
  /** The newest first, `2026-11`. */
  months: z.array(z.object({ month: z.string(), sent: count, back: count, cost: z.number() })),
  /** The PIN codes to which most went in vain; `rate`: of 100 so many are expected back from now on. */
  pins: z.array(z.object({ pin: z.string(), sent: count, back: count, cost: z.number(), rate: z.number() })),
  /** As if the guard had been on as it is set now; what people would have answered is assumed. */
  replay: z.object({
    parcels: count,
    back: count,
    asked: z.object({ nothing: count, confirm: count, advance: count }),
    askedBack: count,
    savedParcels: count,
    saved: z.number(),
    lostOrders: count,
    /** What the lost orders came to; the shop loses its margin of it. */
    lost: z.number(),
  }),
})
export type CashCosts = z.infer<typeof cashCostsSchema>
