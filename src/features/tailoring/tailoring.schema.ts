import { z } from 'zod'
import { priceSchema } from '#/features/catalog/schema/amount.schema.ts'
import { gstClasses } from '#/features/catalog/taxes/gstClasses.rules.ts'
import { pointKeys } from '#/features/sizing/garments.rules.ts'
import { LEAST_MM, MOST_MM } from '#/features/sizing/length.rules.ts'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { typedAs } from '#/platform/typed/typed.schema.ts'
import { m } from './messages/tailoring.messages.ts'

const mostOf = (most: number) => ({ error: () => m.atMost({ most }) })
const named = { error: () => m.nameIt() }
const priced = { error: () => m.priceRange() }
const inDays = { error: () => m.daysRange() }

const shape = {
  name: z.string(named).trim().min(1, named).max(60, mostOf(60)),
  details: z.string().trim().max(300, mostOf(300)),
  /** Rupees a piece, tax included. */
  price: typedAs(priceSchema(m.priceRange).min(1, priced).max(100_000, priced)),
  gstClass: z.enum(gstClasses, { error: () => m.chooseGst() }),
  sac: z
    .string()
    .trim()
    .regex(/^(99\d{2,4})?$/, { error: () => m.sacLike() }),
  days: typedAs(z.number(inDays).int(inDays).min(0, inDays).max(90, inDays)),
  asksMeasurements: z.boolean('asksMeasurements is true or false'),
  refundable: z.boolean('refundable is true or false'),
  categories: z.array(z.uuid('categories are ids')).max(200),
  status: z.boolean('status is true or false'),
}

/** What an admin says of a service. */
export const serviceInputSchema = z.object({
  ...shape,
  details: shape.details.default(''),
  gstClass: shape.gstClass.default('gst18'),
  sac: shape.sac.default(''),
  days: shape.days.default(0),
  asksMeasurements: shape.asksMeasurements.default(false),
  refundable: shape.refundable.default(false),
  categories: shape.categories.default([]),
  status: shape.status.default(true),
})
export type ServiceInput = z.input<typeof serviceInputSchema>
export type ServiceFields = z.output<typeof serviceInputSchema>

/** What is not sent stays as it is; with `seen`, what somebody else changed meanwhile is not overwritten. */
export const serviceUpdateSchema = z.object(shape).partial().extend({ seen: seenSchema })
export type ServiceUpdateInput = z.input<typeof serviceUpdateSchema>
export type ServiceUpdate = z.output<typeof serviceUpdateSchema>

/** A service, for admins. */
export const adminServiceSchema = z.object({
  _id: z.string(),
  name: z.string(),
  details: z.string(),
  price: z.number(),
  gstClass: z.enum(gstClasses),
  sac: z.string(),
  days: z.number().int(),
  asksMeasurements: z.boolean(),
  refundable: z.boolean(),
  categories: z.array(z.string()),
  status: z.boolean(),
})
export type AdminService = z.infer<typeof adminServiceSchema>

const length = z
  .int({ error: () => m.lengthInMm() })
  .min(LEAST_MM, { error: () => m.tooShort() })
  .max(MOST_MM, { error: () => m.tooLong() })

/** mm, by where the tape is laid. */
export const measurementsSchema = z.partialRecord(z.enum(pointKeys), length)

/** What a customer wants done with a line of the bag: all of it, each time. */
export const choiceInputSchema = z.object({
  services: z.array(z.uuid('services are ids')).max(30),
  /** Kept for next time; left out: those that were kept before. */
  measurements: measurementsSchema.optional(),
})
export type ChoiceInput = z.infer<typeof choiceInputSchema>

const onOfferSchema = z.object({
  _id: z.string(),
  name: z.string(),
  details: z.string(),
  /** Rupees a piece. */
  price: z.number(),
  days: z.number().int(),
  asksMeasurements: z.boolean(),
  refundable: z.boolean(),
})

/** What is offered with a product, whoever asks. */
export const productServicesSchema = z.object({ services: z.array(onOfferSchema) })
export type ServiceOnOffer = z.infer<typeof onOfferSchema>

const offeredSchema = onOfferSchema.extend({ chosen: z.boolean() })
export type OfferedService = z.infer<typeof offeredSchema>

/** What is offered for the lines of the bag, and what was chosen. */
export const bagServicesSchema = z.object({
  /** Lines for which something is offered, in the order of the bag. */
  lines: z.array(
    z.object({ item: z.string(), quantity: z.number().int(), services: z.array(offeredSchema) }),
  ),
  /** Rupees of all that was chosen. */
  total: z.number(),
  /** Business days that it adds until the parcel leaves. */
  days: z.number().int(),
  /** What was measured before; null for nothing. */
  measurements: measurementsSchema.nullable(),
})
export type BagServices = z.infer<typeof bagServicesSchema>
