import type { DemoOrder } from './orders.ts'

/** Who buys: index into `demoCustomers`, what, and its size where it has sizes. */
type Sale = readonly [customer: number, slug: string, size?: string]

/** How the orders of a day are paid and how far they come; what has not happened by now is still to come. */
const ways = [
  ['upi', 'delivered'],
  ['upi', 'delivered'],
  ['cod', 'paid'],
] as const

const KANJIVARAM = 'kanjivaram-silk-saree-with-korvai-temple-border'
const MAROON = 'wedding-collection-kanjivaram-silk-saree-in-temple-maroon'
const IVORY = 'wedding-collection-banarasi-silk-saree-in-ivory-and-gold'
const LAVENDER = 'wedding-collection-zariwork-silk-lehenga-in-dusk-lavender'
const PEACOCK = 'festive-collection-meenakari-silk-lehenga-in-peacock-blue'
const MIDNIGHT = 'midnight-tissue-silk-designer-saree-with-meenakari-butis'
const MAGENTA = 'festive-collection-zariwork-anarkali-salwar-suit-in-magenta'
const TURMERIC = 'festive-collection-chanderi-silk-palazzo-salwar-suit-in-turmeric'
const NAVRATRI = 'bandhani-threadwork-cotton-lehenga-for-navratri'
const RANI = 'bandhani-silk-anarkali-suit-in-rani-pink'
const LEMON = 'chanderi-palazzo-suit-in-lemon-with-zari-stripes'
const BLUE = 'lucknowi-chikankari-cotton-palazzo-suit-in-powder-blue'
const INDIGO = 'sambalpuri-ikat-cotton-saree-in-indigo'
const JAMDANI = 'dhakai-jamdani-handloom-saree-in-ivory-and-gold'
const TANT = 'bengal-tant-cotton-saree-with-red-border'
const KALAMKARI = 'kalamkari-hand-painted-cotton-saree-from-srikalahasti'
const CLAY = 'casual-wear-handloom-cotton-saree-in-clay-and-moss'
const OAT = 'casual-wear-linen-cotton-kurta-set-in-oat-with-threadwork-hem'
const PISTACHIO = 'jaipur-cotton-palazzo-suit-in-pistachio-with-hand-block-booti'
const KHADI = 'handwoven-khadi-cotton-straight-suit-in-charcoal'
const CHECKS = 'maheshwari-silk-cotton-dress-material-in-peacock-with-checks'
const SKY = 'threadwork-cotton-dress-material-in-sky-blue'
const PINK = 'phulkari-threadwork-cotton-dress-material-in-onion-pink'

/** What the days before the festival sold, the first the longest ago: more each day, most of all two days before its eve. */
const days: Readonly<Record<number, readonly Sale[]>> = {
  14: [[6, PISTACHIO, 'M']],
  13: [
    [7, INDIGO],
    [8, KHADI, 'L'],
  ],
  12: [[9, CHECKS]],
  11: [
    [10, BLUE, 'S'],
    [6, CLAY],
  ],
  10: [
    [11, LEMON, 'M'],
    [7, SKY],
  ],
  9: [[8, JAMDANI]],
  8: [
    [9, TURMERIC, 'S'],
    [10, TANT],
  ],
  7: [
    [11, MAGENTA, 'M'],
    [6, KALAMKARI],
    [2, OAT, 'M'],
  ],
  6: [
    [7, RANI, 'M'],
    [8, NAVRATRI, 'S'],
    [9, IVORY],
  ],
  5: [
    [10, KANJIVARAM],
    [11, TURMERIC, 'L'],
    [6, MIDNIGHT],
    [3, CHECKS],
  ],
  4: [
    [7, MAROON],
    [8, PEACOCK, 'L'],
    [9, RANI, 'S'],
    [10, NAVRATRI, 'L'],
    [2, TANT],
  ],
  3: [
    [11, LAVENDER, 'M'],
    [6, IVORY],
    [5, MAGENTA, 'L'],
    [7, PINK],
  ],
  2: [
    [8, KANJIVARAM],
    [9, BLUE, 'L'],
    [4, LEMON, 'S'],
  ],
  1: [
    [10, TURMERIC, 'M'],
    [11, CLAY],
  ],
}

/** Shoppers come in the evening, one after the other. */
const hourOf = (at: number) => 0.17 + 0.1 * at

/** The two weeks before the festival, beside the orders that show what can become of one. */
export const festivalOrders: readonly DemoOrder[] = Object.entries(days).flatMap(([daysAgo, sales]) =>
  sales.map(([customer, slug, size = ''], at): DemoOrder => {
    const [payment, until] = ways[(Number(daysAgo) + at) % ways.length] ?? ways[0]
    const isFirst = customer > 5 && Number(daysAgo) > 8
    return {
      ...{ daysAgo: Number(daysAgo) + hourOf(at), customer, payment, until, goods: [[slug, size]] },
      ...(isFirst && { code: 'NAMASTE10' }),
    }
  }),
)

/** Two that bought for the festival and sent it back: one is paid back, one has just come. */
export const returnedAfterwards: readonly DemoOrder[] = [
  { daysAgo: 13.5, customer: 9, payment: 'upi', until: 'refunded', goods: [[KHADI, 'S']] },
  { daysAgo: 12.5, customer: 11, payment: 'upi', until: 'refunded', goods: [[INDIGO]] },
]
