import { z } from 'zod'
import { m } from '../messages/orders.messages.ts'

export const parcelMessages = {
  get carrier() {
    return m.carrierMissing()
  },
  get trackingNumber() {
    return m.trackingMissing()
  },
} as const

const line = (error: () => string) =>
  z
    .string({ error })
    .trim()
    .min(1, { error })
    .max(60, { error: () => m.atMostCharacters({ count: 60 }) })

/** Who carries a parcel that left, and its number there. */
export const parcelSchema = z.object({
  carrier: line(m.carrierMissing),
  trackingNumber: line(m.trackingMissing),
})
export type Parcel = z.infer<typeof parcelSchema>
