import { z } from 'zod'
import { attributes } from '#/features/catalog/attributes/attributes.rules.ts'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { dateTimeSchema } from '#/platform/time/dateTime.schema.ts'
import { nameSchema } from '#/platform/typed/typed.schema.ts'
import { m } from './messages/offers.messages.ts'
import { codeOf, offerStates, rewardKinds, scopeKinds } from './rules/offer.rules.ts'

export const LONGEST_LABEL = 60
/** Things that one offer is about, as far as they are named. */
export const MOST_NAMED = 200
const MOST_RUPEES = 10_000_000
/** No offer counts more pieces or orders. */
const MOST_COUNTED = 1_000_000
const MOST_PIECES = 20

const rupees = (least: number) =>
  z
    .number({ error: () => m.amountMissing() })
    .min(least, { error: () => (least > 0 ? m.moreThanNothing() : m.notBelowZero()) })
    .max(MOST_RUPEES, { error: () => m.atMostCrore() })
    .refine((amount) => Number.isInteger(Math.round(amount * 100 * 1e6) / 1e6), {
      error: () => m.twoDecimals(),
    })
const whole = (least: number, most: number) =>
  z
    .number({ error: () => m.wholeNumber() })
    .int({ error: () => m.wholeNumber() })
    .min(least, { error: () => m.atLeast({ least }) })
    .max(most, { error: () => m.atMost({ most: formatNumber(most) }) })

const label = nameSchema(m.nameMissing, LONGEST_LABEL, () => m.atMostCharacters({ most: LONGEST_LABEL }))

/** Typed in any case, with spaces; empty for none. */
const code = z
  .string()
  .max(100, { error: () => m.codeLength() })
  .transform((typed) => (typed.trim() === '' ? '' : codeOf(typed) || undefined))
  .refine((known) => known !== undefined, { error: () => m.codeLike() })
  .transform((known) => known ?? '')

/** All that an admin says of an offer, money in rupees. What its kind does not need is left as it is. */
const shape = {
  label,
  code,
  active: z.boolean(),
  kind: z.enum(rewardKinds, { error: () => m.whatGiven() }),
  /** Of `percent` and `pieces`. */
  percent: whole(1, 100).nullable(),
  mostOff: rupees(0.01).nullable(),
  amount: rupees(0.01).nullable(),
  buy: whole(1, MOST_PIECES).nullable(),
  get: whole(1, MOST_PIECES).nullable(),
  /** The product that is a gift. */
  gift: z.uuid({ error: () => m.whichGift() }).nullable(),
  about: z.enum(scopeKinds, { error: () => m.whatAbout() }),
  among: z
    .array(z.string().trim().min(1).max(200))
    .max(MOST_NAMED, { error: () => m.tooManyNamed({ most: MOST_NAMED }) })
    .transform((all) => [...new Set(all)]),
  attribute: z.string().max(60),
  minimum: rupees(0),
  minimumPieces: whole(0, 1_000),
  firstOrder: z.boolean(),
  /** The e-mail address of the one account that may have it; empty for everybody. */
  forEmail: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, { error: () => m.atMost254() })
    .refine((email) => email === '' || z.email().safeParse(email).success, { error: () => m.emailLike() }),
  mostUses: whole(1, MOST_COUNTED).nullable(),
  mostUsesEach: whole(1, MOST_COUNTED).nullable(),
  combinable: z.boolean(),
  from: dateTimeSchema,
  until: dateTimeSchema,
}

export const adminOfferSchema = z.object({ _id: z.string(), ...shape })
export type AdminOffer = z.output<typeof adminOfferSchema>
export type OfferFields = Omit<AdminOffer, '_id'>

export const newOfferSchema = z.object({
  ...shape,
  code: code.default(''),
  active: shape.active.default(true),
  percent: shape.percent.default(null),
  mostOff: shape.mostOff.default(null),
  amount: shape.amount.default(null),
  buy: shape.buy.default(null),
  get: shape.get.default(null),
  gift: shape.gift.default(null),
  about: shape.about.default('all'),
  among: shape.among.default([]),
  attribute: shape.attribute.default(''),
  minimum: shape.minimum.default(0),
  minimumPieces: shape.minimumPieces.default(0),
  firstOrder: shape.firstOrder.default(false),
  forEmail: shape.forEmail.default(''),
  mostUses: shape.mostUses.default(null),
  mostUsesEach: shape.mostUsesEach.default(null),
  combinable: shape.combinable.default(false),
  from: dateTimeSchema.default(null),
  until: dateTimeSchema.default(null),
})

export const offerUpdateSchema = z.object(shape).partial().extend({ seen: seenSchema })
export type OfferUpdate = z.output<typeof offerUpdateSchema>

/** What became of an offer. */
export const listedOfferSchema = adminOfferSchema.extend({
  state: z.enum(offerStates),
  /** Orders that have it and were not cancelled. */
  orders: z.number().int(),
  /** What the shop keeps of these orders, and what the offer took off the pieces that stayed sold, rupees. */
  sold: z.number(),
  cost: z.number(),
  /** What of these orders' money went back or is owed back, or is not asked for any more, rupees: it is in `sold` no longer. */
  returned: z.number(),
  /** What an admin should know of it, in sentences. */
  problems: z.array(z.string()),
})
export type ListedOffer = z.infer<typeof listedOfferSchema>

/** What a bag would cost if an offer were saved so. Without products the shop puts a fitting bag together. */
export const previewQuestionSchema = newOfferSchema.extend({
  products: z
    .array(z.uuid())
    .max(6, { error: () => m.atMostProducts() })
    .default([]),
})
export const offerPreviewSchema = z.object({
  lines: z.array(
    z.object({
      name: z.string(),
      image: z.string().nullable(),
      quantity: z.number().int(),
      /** Rupees, of all pieces of the line, before and after. */
      before: z.number(),
      after: z.number(),
    }),
  ),
  before: z.number(),
  saved: z.number(),
  after: z.number(),
  /** Why it takes nothing off, where it does not. */
  says: z.string(),
})
export type OfferPreview = z.infer<typeof offerPreviewSchema>

/** Said of fields that only make sense together, by the field. */
export function fieldProblems(fields: OfferFields): { field: keyof OfferFields; message: string }[] {
  const { kind, about, from, until } = fields
  const missing = (field: keyof OfferFields, message: string, isWrong: boolean) =>
    isWrong ? [{ field, message }] : []
  const isPieces = kind === 'pieces'
  return [
    ...missing('percent', m.howManyPercent(), (kind === 'percent' || isPieces) && fields.percent === null),
    ...missing('amount', m.howMuchOff(), kind === 'amount' && fields.amount === null),
    ...missing('buy', m.howManyPaid(), isPieces && fields.buy === null),
    ...missing('get', m.howManyLess(), isPieces && fields.get === null),
    ...missing('gift', m.whichGift(), kind === 'gift' && fields.gift === null),
    ...missing('among', m.chooseOne(), about !== 'all' && fields.among.length === 0),
    ...missing(
      'attribute',
      m.whichAttribute(),
      about === 'attribute' && !attributes.some(({ key }) => key === fields.attribute),
    ),
    ...missing(
      'until',
      m.endAfterBeginning(),
      from !== null && until !== null && Date.parse(until) <= Date.parse(from),
    ),
  ]
}
