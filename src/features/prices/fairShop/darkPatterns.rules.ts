/** What of a pattern is looked at in the running shop. */
export const fairChecks = ['stock', 'struck', 'account', 'reviews'] as const
export type FairCheck = (typeof fairChecks)[number]

interface DarkPattern {
  readonly name: string
  /** What the guidelines mean by it, in short. */
  readonly means: string
  /** What this shop does instead. */
  readonly here: string
  /** The file and the title of a test that fails if it were otherwise (darkPatterns.rules.test.ts looks for it). */
  readonly test: readonly [file: string, title: string]
  readonly check?: FairCheck
}

/** The patterns of annexure 1 of the Guidelines for Prevention and Regulation of Dark Patterns, 2023 (India). */
export const darkPatterns: readonly DarkPattern[] = [
  {
    name: 'False urgency',
    means: 'Pretending that time or pieces run out.',
    here: '“N left” is the stock as it is counted, and no page counts down to a made-up end.',
    test: ['src/features/prices/prices.test.ts', 'the fair shop says of the running shop what was counted'],
    check: 'stock',
  },
  {
    name: 'Basket sneaking',
    means: 'Putting something into the bag that nobody chose.',
    here: 'A bag holds what was put into it and nothing else; services are chosen, never preselected.',
    test: [
      'src/features/tailoring/tailoring.test.ts',
      'nothing is chosen for anybody; what is chosen is offered, measured, and of the own bag',
    ],
  },
  {
    name: 'Confirm shaming',
    means: 'Making somebody feel bad for saying no.',
    here: 'Buttons that say no say Cancel, No or Not now.',
    test: [
      'src/features/prices/fairShop/darkPatterns.rules.test.ts',
      'no words shame who says no, or ask so that no means yes',
    ],
  },
  {
    name: 'Forced action',
    means: 'Asking for an account, data or a subscription that the purchase does not need.',
    here: 'In an open shop everything may be looked at without an account; there is no newsletter to accept.',
    test: [
      'src/features/prices/fairShop/darkPatterns.rules.test.ts',
      'an open shop is looked at without an account',
    ],
    check: 'account',
  },
  {
    name: 'Subscription trap',
    means: 'Easy to begin, hard to end.',
    here: 'Nothing is sold by subscription. Mails that somebody waits for end by one press, without logging in.',
    test: [
      'src/features/restock/unsubscribe.test.ts',
      'of a customer: one press without log-in forgets all that is waited for, also long after the mail',
    ],
  },
  {
    name: 'Interface interference',
    means: 'Showing some things and hiding others so that people are misled, such as a saving that is none.',
    here: 'With honest prices only what was really asked or printed is struck through.',
    test: [
      'src/features/prices/prices.test.ts',
      'is told with the lowest price of the 30 days before, of each size, until it is old',
    ],
    check: 'struck',
  },
  {
    name: 'Bait and switch',
    means: 'Offering one thing and giving another, or at another price.',
    here: 'A total that changed is shown again before anything is ordered.',
    test: [
      'test/journeys/checkout.test.ts',
      '[CHECK-04] a total that changed meanwhile is said first, and nothing is ordered at it unseen',
    ],
  },
  {
    name: 'Drip pricing',
    means: 'Telling parts of the price only at the end.',
    here: 'Prices include all taxes and delivery: the total is the sum of what the bag shows.',
    test: [
      'src/features/prices/fairShop/fairShop.test.ts',
      'what a piece is said to cost first is all that the order asks for in the end',
    ],
  },
  {
    name: 'Disguised advertisement',
    means: 'Advertisements that look like something else.',
    here: 'Nobody pays for a place: lists are sorted by what they say. Reviews are of people with an account.',
    test: [
      'src/features/prices/fairShop/fairShop.test.ts',
      'a list stands in the order that it says, and pages load nothing of others',
    ],
    check: 'reviews',
  },
  {
    name: 'Nagging',
    means: 'Asking again and again.',
    here: 'Who waits for a product gets one mail; pages ask for nothing.',
    test: [
      'test/journeys/asksNothing.test.ts',
      'ten minutes on any page bring up no dialog, no question of the browser and no sound',
    ],
  },
  {
    name: 'Trick question',
    means: 'Words that are understood wrongly on purpose.',
    here: 'Questions say what happens, and no box has to be unticked.',
    test: [
      'src/features/prices/fairShop/darkPatterns.rules.test.ts',
      'no words shame who says no, or ask so that no means yes',
    ],
  },
  {
    name: 'SaaS billing',
    means: 'Collecting money again without being asked.',
    here: 'One order is paid once; there are no recurring payments.',
    test: [
      'src/features/prices/fairShop/darkPatterns.rules.test.ts',
      'the provider is asked for single payments alone: nothing collects again, and no card is kept',
    ],
  },
  {
    name: 'Rogue malware',
    means: 'Scripts that do harm or frighten.',
    here: 'Pages run the scripts of the shop alone; nobody else’s are let in.',
    test: [
      'src/platform/http/cache/cachePage.test.ts',
      'a cached page lets its own scripts run and no others',
    ],
  },
]

/** What was found of a check: `fine`, or what to look at. */
export interface Finding {
  readonly isFine: boolean
  readonly words: string
}

/** Facts of the running shop that the checks are made of. */
export interface ShopFacts {
  readonly access: 'members' | 'open'
  readonly reviewsFrom: 'everybody' | 'buyers'
  readonly honestPrices: boolean
  readonly strikeFactor: number
  /** Products of which few are left, and of how many of them pages say another number than was counted. */
  readonly few: number
  readonly saidWrong: number
  /** Products whose MRP nobody marked as printed. */
  readonly unmarkedMrps: number
}

/** What is found of each check. */
export function findingsOf(facts: ShopFacts): Readonly<Record<FairCheck, Finding>> {
  const { few, saidWrong, unmarkedMrps, honestPrices, strikeFactor } = facts
  const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
  return {
    stock: {
      // guard: urgency-as-counted
      isFine: saidWrong === 0,
      words:
        saidWrong === 0
          ? `Few are left of ${many(few, 'product')}: each says the number that was counted.`
          : `${many(saidWrong, 'product')} of ${few} said another number just now. Please look again in a minute.`,
    },
    struck: {
      isFine: honestPrices,
      words: honestPrices
        ? `Honest prices are on. ${many(unmarkedMrps, 'MRP')} not marked as printed: not struck through.`
        : strikeFactor > 1
          ? `Honest prices are off: ${strikeFactor} times the price is struck through, which nobody ever asked.`
          : `Honest prices are off: ${many(unmarkedMrps, 'MRP')} struck through that nobody marked as printed.`,
    },
    account: {
      isFine: facts.access === 'open',
      words:
        facts.access === 'open'
          ? 'The shop is open: an account is asked for to order, not to look.'
          : 'The shop is for members: looking needs an account.',
    },
    reviews: {
      isFine: facts.reviewsFrom === 'buyers',
      words:
        facts.reviewsFrom === 'buyers'
          ? 'Only who ordered a product may review it.'
          : 'Everybody with an account may review any product: only buyers would be easier to believe.',
    },
  }
}
