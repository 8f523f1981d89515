import type { PaymentMethod } from '#/features/orders/rules/payments.rules.ts'
import { ordersOfReviewers } from './earlierOrders.ts'
import { festivalOrders, returnedAfterwards } from './festivalWeeks.ts'

/** A step in the life of a demo order. */
export type DemoStep =
  | 'reference'
  | 'paid'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'undelivered'
  | 'askedBack'
  | 'returned'
  | 'refunded'

/** What is bought: the product's slug, its size where it has sizes, pieces (1 where nothing is said). */
type Goods = readonly [slug: string, size?: string, pieces?: number]

export interface DemoOrder {
  readonly daysAgo: number
  /** Index into `demoCustomers`, and into `demoHomes`. */
  readonly customer: number
  readonly payment: Extract<PaymentMethod, 'upi' | 'cod'>
  /** A code that was typed. */
  readonly code?: string
  /** How far it came; what leads there happens before. */
  readonly until: DemoStep | 'placed'
  readonly goods: readonly Goods[]
}

const home = (address: string, city: string, state: string, zipCode: string) => ({
  address,
  city,
  state,
  zipCode,
})

/** Where each of the demo customers lives. */
export const demoHomes = [
  home('14 Second Main Road, Mylapore', 'Chennai', 'Tamil Nadu', '600004'),
  home('7B Lake Terrace, Ballygunge', 'Kolkata', 'West Bengal', '700029'),
  home('221 Model Town', 'Ludhiana', 'Punjab', '141002'),
  home('18 Shah Najaf Road, Hazratganj', 'Lucknow', 'Uttar Pradesh', '226001'),
  home('Flat 4C, Marine View, Kacheripady', 'Kochi', 'Kerala', '682018'),
  home('3 Prabhat Road, Deccan', 'Pune', 'Maharashtra', '411004'),
  home('42 Civil Lines', 'Jaipur', 'Rajasthan', '302006'),
  home('11-3 Film Nagar, Jubilee Hills', 'Hyderabad', 'Telangana', '500033'),
  home('6 Law Garden Society', 'Ahmedabad', 'Gujarat', '380006'),
  home('B-204 Palm Grove, Indiranagar', 'Bengaluru', 'Karnataka', '560038'),
  home('19 Uzan Bazar', 'Guwahati', 'Assam', '781001'),
  home('57 Janpath, Unit 3', 'Bhubaneswar', 'Odisha', '751001'),
] as const

/** What happens on the way to each step, in hours after the order: the office opens in the morning, parcels take days. */
const upi = { reference: 0.4, paid: 4, packed: 22, shipped: 27, delivered: 98 } as const
const cod = { packed: 20, shipped: 26, delivered: 101, paid: 148 } as const

const delivered = { upi, cod }

/** Steps of an order with the hours after it was placed, the first first. */
export function stepsOf({ payment, until }: DemoOrder): readonly (readonly [DemoStep, number])[] {
  const way = Object.entries(delivered[payment]) as [DemoStep, number][]
  const upTo = (step: DemoStep) => way.slice(0, way.findIndex(([name]) => name === step) + 1)
  switch (until) {
    case 'placed':
      return []
    case 'cancelled':
      return [['cancelled', 2]]
    case 'undelivered':
      return [...upTo('shipped'), ['undelivered', 150]]
    case 'askedBack':
      return [...way, ['askedBack', 160]]
    case 'returned':
      return [...way, ['returned', 240]]
    case 'refunded':
      return [...way, ['returned', 240], ['refunded', 264]]
    default:
      return upTo(until)
  }
}

const order = (
  daysAgo: number,
  customer: number,
  payment: DemoOrder['payment'],
  until: DemoOrder['until'],
  ...goods: Goods[]
): DemoOrder => ({ daysAgo, customer, payment, until, goods })

/** What can become of an order, over a month, the oldest first. */
const everyKind: readonly DemoOrder[] = [
  order(29.5, 1, 'upi', 'delivered', ['dhakai-jamdani-handloom-saree-in-ivory-and-gold']),
  order(29, 4, 'cod', 'paid', ['bengal-tant-cotton-saree-with-red-border', '', 2]),
  order(27, 2, 'cod', 'paid', ['phulkari-threadwork-cotton-dress-material-in-onion-pink']),
  order(26, 5, 'upi', 'refunded', ['bandhani-silk-anarkali-suit-in-rani-pink', 'L']),
  order(25, 0, 'upi', 'delivered', ['sambalpuri-ikat-cotton-saree-in-indigo']),
  order(24, 3, 'upi', 'delivered', ['lucknowi-chikankari-cotton-palazzo-suit-in-powder-blue', 'M']),
  order(22, 1, 'cod', 'undelivered', ['kalamkari-hand-painted-cotton-saree-from-srikalahasti']),
  order(21, 4, 'upi', 'delivered', ['kanjivaram-silk-saree-with-korvai-temple-border']),
  order(20.5, 0, 'upi', 'refunded', ['ajrakh-modal-silk-straight-suit-in-indigo', 'M']),
  order(20, 2, 'cod', 'cancelled', ['handwoven-khadi-cotton-straight-suit-in-charcoal', 'XL']),
  order(
    19,
    2,
    'cod',
    'paid',
    ['ajrakh-printed-cotton-dress-material-in-madder-red', '', 2],
    ['threadwork-cotton-dress-material-in-sky-blue'],
  ),
  order(
    18,
    5,
    'upi',
    'delivered',
    ['casual-wear-linen-cotton-kurta-set-in-oat-with-threadwork-hem', 'S'],
    ['jaipur-cotton-palazzo-suit-in-pistachio-with-hand-block-booti', 'S'],
  ),
  order(17, 3, 'upi', 'delivered', ['chanderi-palazzo-suit-in-lemon-with-zari-stripes', 'L']),
  order(16, 0, 'upi', 'delivered', ['wedding-collection-kanjivaram-silk-saree-in-temple-maroon']),
  order(15, 1, 'upi', 'delivered', ['maheshwari-handloom-saree-in-marigold']),
  order(14, 4, 'upi', 'returned', ['zariwork-chanderi-straight-suit-in-wine', 'M']),
  order(13, 5, 'upi', 'delivered', ['festive-collection-meenakari-silk-lehenga-in-peacock-blue', 'M']),
  order(12, 2, 'cod', 'paid', ['phulkari-dupatta-cotton-patiala-style-salwar-suit-in-teal', 'L']),
  order(11, 3, 'upi', 'delivered', ['bandhani-threadwork-cotton-lehenga-for-navratri', 'M', 2]),
  order(
    9,
    4,
    'upi',
    'delivered',
    ['pure-linen-saree-in-dove-grey-with-silver-zari'],
    ['casual-wear-handloom-cotton-saree-in-clay-and-moss'],
  ),
  order(9, 5, 'upi', 'delivered', ['festive-collection-zariwork-anarkali-salwar-suit-in-magenta', 'XL']),
  order(8, 0, 'upi', 'askedBack', ['sanganeri-cotton-straight-suit-in-cream-and-madder', 'M']),
  order(6, 2, 'cod', 'delivered', ['tussar-silk-dress-material-in-honey-with-printed-dupatta']),
  order(
    5.5,
    0,
    'upi',
    'delivered',
    ['midnight-tissue-silk-designer-saree-with-meenakari-butis'],
    ['bengal-tant-cotton-saree-with-red-border', '', 2],
  ),
  order(5.2, 1, 'upi', 'delivered', ['wedding-collection-banarasi-silk-saree-in-ivory-and-gold']),
  order(4.6, 3, 'upi', 'delivered', ['wedding-collection-zariwork-silk-lehenga-in-dusk-lavender', 'S']),
  order(4, 1, 'upi', 'shipped', ['patan-patola-style-double-ikat-silk-saree']),
  order(3.4, 0, 'upi', 'shipped', ['maheshwari-silk-cotton-dress-material-in-peacock-with-checks']),
  order(3, 4, 'upi', 'shipped', ['festive-collection-chanderi-silk-palazzo-salwar-suit-in-turmeric', 'M']),
  order(3, 3, 'cod', 'shipped', ['bandhani-printed-dress-material-in-haldi-yellow-cotton', '', 3]),
  order(
    2,
    5,
    'upi',
    'packed',
    ['ajrakh-modal-silk-straight-suit-in-indigo', 'M'],
    ['sambalpuri-ikat-cotton-dress-material-in-black-and-vermilion'],
  ),
  order(1, 0, 'upi', 'paid', ['banarasi-silk-dress-material-in-emerald-with-wine-dupatta']),
  order(1, 2, 'cod', 'placed', ['jaipuri-printed-dress-material-in-cream-and-coral', '', 2]),
  order(0.5, 1, 'upi', 'reference', [
    'threadwork-embroidered-raw-silk-dress-material-in-aubergine-with-organza-dupatta-and-lining',
  ]),
  order(0.3, 4, 'upi', 'reference', ['kalamkari-printed-silk-dress-material-in-parchment']),
  order(0.1, 0, 'upi', 'placed', ['jaipuri-leheriya-georgette-designer-saree']),
]

/** A month of the demo shop: it begins quietly, and more is sold each day up to a festival. */
const month: readonly DemoOrder[] = [...everyKind, ...festivalOrders, ...returnedAfterwards]

/** Before it: what the stock that the catalogue tells of is without. */
export const earlierOrders: readonly DemoOrder[] = ordersOfReviewers(month)

export const demoOrders: readonly DemoOrder[] = [...earlierOrders, ...month].toSorted(
  (one, other) => other.daysAgo - one.daysAgo,
)

/** What lies in the bags of those who only looked: who, since how many days, what. */
export const openBags: readonly (readonly [
  customer: number,
  daysAgo: number,
  slug: string,
  size?: string,
])[] = [
  [1, 26, 'maheshwari-silk-cotton-dress-material-in-peacock-with-checks'],
  [3, 17, 'wedding-collection-kanjivaram-silk-saree-in-temple-maroon'],
  [4, 9.4, 'festive-collection-meenakari-silk-lehenga-in-peacock-blue', 'S'],
  [5, 6.3, 'chanderi-silk-anarkali-suit-in-old-rose', 'L'],
  [7, 5.1, 'pure-linen-saree-in-dove-grey-with-silver-zari'],
  [8, 4.3, 'mulberry-silk-anarkali-suit-in-royal-purple-with-paisley-zari-border', 'M'],
  [9, 3.2, 'threadwork-georgette-lehenga-in-mint-with-floral-vines', 'M'],
  [10, 2.4, 'sambalpuri-ikat-cotton-saree-in-indigo'],
  [11, 1.2, 'midnight-tissue-silk-designer-saree-with-meenakari-butis'],
]
