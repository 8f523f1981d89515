import { z } from 'zod'

export const parcelMessages = {
  carrier: 'Please say who carries the parcel.',
  trackingNumber: 'Please give the tracking number.',
} as const

const line = (message: string) => z.string(message).trim().min(1, message).max(60, 'At most 60 characters.')

/** Who carries a parcel that left, and its number there. */
export const parcelSchema = z.object({
  carrier: line(parcelMessages.carrier),
  trackingNumber: line(parcelMessages.trackingNumber),
})
export type Parcel = z.infer<typeof parcelSchema>
