import { m } from './messages/alerts.messages.ts'

/** What an admin is told of at once, and what that is about. */
export const alertKinds = [
  'orderPlaced',
  'referenceGiven',
  'giftCardReference',
  'returnRequested',
  'stockLow',
  'returnAnswered',
  'mailFailed',
  'jobFailed',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** What the words of an alert are made of. It names no person: whoever may know reads the order itself. */
export interface AlertFacts {
  readonly kind: AlertKind
  /** The order or product it is about. */
  readonly subjectId: string | null
  /** The order's number, the product's name, or the queue of a job. */
  readonly label: string
  /** An order's amount, paise; the pieces left of a product. */
  readonly amount: number | null
}

interface Words {
  readonly title: (label: string) => string
  /** What there is to do. */
  readonly text: (facts: AlertFacts, rupees: (paise: number) => string) => string
  /** The page that deals with it. */
  readonly path: (subjectId: string | null) => string
}

const orderPath = (id: string | null) => (id ? `/admin/order/view/${id}` : '/admin/order')

const words: Record<AlertKind, Words> = {
  orderPlaced: {
    title: (number) => m.newOrder({ number }),
    text: ({ amount }, rupees) => m.seeOrder({ amount: rupees(amount ?? 0) }),
    path: orderPath,
  },
  referenceGiven: {
    title: (number) => m.orderReference({ number }),
    text: ({ amount }, rupees) => m.lookForAmount({ amount: rupees(amount ?? 0) }),
    path: orderPath,
  },
  giftCardReference: {
    title: (number) => m.giftCardReference({ number }),
    text: ({ amount }, rupees) => m.lookForAmount({ amount: rupees(amount ?? 0) }),
    path: () => '/admin/gift-cards',
  },
  returnRequested: {
    title: (number) => m.returnAsked({ number }),
    text: m.readWhy,
    path: orderPath,
  },
  returnAnswered: {
    title: (number) => m.returnAnswered({ number }),
    text: m.readAnswer,
    path: orderPath,
  },
  stockLow: {
    title: (name) => name,
    text: ({ amount }) => (amount ? m.onlyLeft({ left: amount }) : m.soldOut()),
    path: (id) => (id ? `/admin/product/edit/${id}` : '/admin/product'),
  },
  mailFailed: {
    title: m.mailsFail,
    text: m.mailsFailText,
    path: () => '/admin/dashboard',
  },
  jobFailed: {
    title: (queue) => m.workFails({ queue }),
    text: m.workFailsText,
    path: () => '/admin/dashboard',
  },
}

/** An alert in words, in the language of the moment. `rupees` formats paise. */
export function alertWords(facts: AlertFacts, rupees: (paise: number) => string) {
  const { title, text, path } = words[facts.kind]
  return { title: title(facts.label), text: text(facts, rupees), path: path(facts.subjectId) }
}

/** A product in stock before and after an order. */
export interface StockFall {
  readonly productId: string
  readonly name: string
  readonly before: number
  readonly after: number
}

/** The products that have just fallen to `threshold` pieces or fewer, or have just been sold out. */
export const fellLow = (falls: readonly StockFall[], threshold: number): readonly StockFall[] =>
  falls.filter(
    // guard: low-stock-once
    ({ before, after }) => (before > threshold && after <= threshold) || (before > 0 && after <= 0),
  )

/** Alerts that came after the newest one known, oldest first; none when nothing was known yet: those are history. */
export function newAlerts<A extends { readonly _id: string }>(
  known: string | null | undefined,
  newestFirst: readonly A[],
): readonly A[] {
  // guard: first-alerts-silent
  if (known === undefined) return []
  // Ids are made in the order of time (UUIDv7), so later ones are greater.
  return newestFirst.filter(({ _id }) => known === null || _id > known).toReversed()
}
