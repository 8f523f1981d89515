import { z } from 'zod'
import { fromIndiaInput, toIndiaInput } from '#/platform/time/india.ts'
import { typedNumber } from '#/platform/typed/amount.rules.ts'
import { type AdminOffer, fieldProblems, newOfferSchema, type OfferFields } from '../../offers.schema.ts'
import type { RewardKind, ScopeKind } from '../../rules/offer.rules.ts'

/** What the form of an offer holds: texts as they are typed. */
export interface OfferValues {
  label: string
  code: string
  active: string
  kind: RewardKind
  percent: string
  mostOff: string
  amount: string
  buy: string
  get: string
  gift: string
  about: ScopeKind
  among: string[]
  attribute: string
  minimum: string
  minimumPieces: string
  firstOrder: string
  forEmail: string
  mostUses: string
  mostUsesEach: string
  combinable: string
  from: string
  until: string
}

/** Choices whose fields make sense together only. */
export const saidTogether = [
  ['kind', 'percent', 'mostOff', 'amount', 'buy', 'get', 'gift'],
  ['about', 'among', 'attribute'],
]

const textOf = (number: number | null | undefined): string => (number ? String(number) : '')

export const valuesOf = (offer?: AdminOffer): OfferValues => ({
  label: offer?.label ?? '',
  code: offer?.code ?? '',
  active: String(offer?.active ?? true),
  kind: offer?.kind ?? 'percent',
  percent: textOf(offer ? offer.percent : 10),
  mostOff: textOf(offer?.mostOff),
  amount: textOf(offer?.amount),
  buy: textOf(offer?.buy),
  get: textOf(offer?.get),
  gift: offer?.gift ?? '',
  about: offer?.about ?? 'all',
  among: [...(offer?.among ?? [])],
  attribute: offer?.attribute ?? '',
  minimum: textOf(offer?.minimum),
  minimumPieces: textOf(offer?.minimumPieces),
  firstOrder: String(offer?.firstOrder ?? false),
  forEmail: offer?.forEmail ?? '',
  mostUses: textOf(offer?.mostUses),
  mostUsesEach: textOf(offer?.mostUsesEach),
  combinable: String(offer?.combinable ?? false),
  from: toIndiaInput(offer?.from ?? null),
  until: toIndiaInput(offer?.until ?? null),
})

/** What is typed as the API wants it; a number that is none becomes one that the schema refuses. */
export function fieldsOf(values: OfferValues): OfferFields {
  const number = (text: string) => typedNumber(text) ?? null
  return {
    ...values,
    active: values.active === 'true',
    percent: number(values.percent),
    mostOff: number(values.mostOff),
    amount: number(values.amount),
    buy: number(values.buy),
    get: number(values.get),
    gift: values.gift || null,
    minimum: number(values.minimum) ?? 0,
    minimumPieces: number(values.minimumPieces) ?? 0,
    firstOrder: values.firstOrder === 'true',
    mostUses: number(values.mostUses),
    mostUsesEach: number(values.mostUsesEach),
    combinable: values.combinable === 'true',
    from: fromIndiaInput(values.from),
    until: fromIndiaInput(values.until),
  }
}

/** Checks what is typed as the server does. */
export const offerForm = z.custom<OfferValues>().superRefine((values, { addIssue }) => {
  const parsed = newOfferSchema.safeParse(fieldsOf(values))
  const wrong = parsed.success
    ? fieldProblems(parsed.data).map(({ field, message }) => ({ path: [field], message }))
    : parsed.error.issues.map(({ path, message }) => ({ path: path.slice(0, 1), message }))
  for (const issue of wrong) addIssue({ code: 'custom', ...issue })
})
