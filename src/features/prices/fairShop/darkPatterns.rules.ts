import { m } from './messages/fairShop.messages.ts'
/** What of a pattern is looked at in the running shop. */
export const fairChecks = ['stock', 'struck', 'account', 'reviews'] as const
export type FairCheck = (typeof fairChecks)[number]

interface DarkPattern {
  readonly name: () => string
  /** What the guidelines mean by it, in short. */
  readonly means: () => string
  /** What this shop does instead. */
  readonly here: () => string
  /** The file and the title of a test that fails if it were otherwise (darkPatterns.rules.test.ts looks for it). */
  readonly test: readonly [file: string, title: string]
  readonly check?: FairCheck
}

/** The patterns of annexure 1 of the Guidelines for Prevention and Regulation of Dark Patterns, 2023 (India). */
export const darkPatterns: readonly DarkPattern[] = [
  {
    name: m.falseUrgency,
    means: m.falseUrgencyMeans,
    here: m.falseUrgencyHere,
    test: ['src/features/prices/prices.test.ts', 'the fair shop says of the running shop what was counted'],
    check: 'stock',
  },
  {
    name: m.basketSneaking,
    means: m.basketSneakingMeans,
    here: m.basketSneakingHere,
    test: [
      'src/features/tailoring/tailoring.test.ts',
      'nothing is chosen for anybody; what is chosen is offered, measured, and of the own bag',
    ],
  },
  {
    name: m.confirmShaming,
    means: m.confirmShamingMeans,
    here: m.confirmShamingHere,
    test: [
      'src/features/prices/fairShop/darkPatterns.rules.test.ts',
      'no words shame who says no, or ask so that no means yes',
    ],
  },
  {
    name: m.forcedAction,
    means: m.forcedActionMeans,
    here: m.forcedActionHere,
    test: [
      'src/features/prices/fairShop/darkPatterns.rules.test.ts',
      'an open shop is looked at without an account',
    ],
    check: 'account',
  },
  {
    name: m.subscriptionTrap,
    means: m.subscriptionTrapMeans,
    here: m.subscriptionTrapHere,
    test: [
      'src/features/restock/unsubscribe.test.ts',
      'of a customer: one press without log-in forgets all that is waited for, also long after the mail',
    ],
  },
  {
    name: m.interfaceInterference,
    means: m.interfaceInterferenceMeans,
    here: m.interfaceInterferenceHere,
    test: [
      'src/features/prices/prices.test.ts',
      'is told with the lowest price of the 30 days before, of each size, until it is old',
    ],
    check: 'struck',
  },
  {
    name: m.baitAndSwitch,
    means: m.baitAndSwitchMeans,
    here: m.baitAndSwitchHere,
    test: [
      'test/journeys/checkout.test.ts',
      '[CHECK-04] a total that changed meanwhile is said first, and nothing is ordered at it unseen',
    ],
  },
  {
    name: m.dripPricing,
    means: m.dripPricingMeans,
    here: m.dripPricingHere,
    test: [
      'src/features/prices/fairShop/fairShop.test.ts',
      'what a piece is said to cost first is all that the order asks for in the end',
    ],
  },
  {
    name: m.disguisedAdvertisement,
    means: m.disguisedAdvertisementMeans,
    here: m.disguisedAdvertisementHere,
    test: [
      'src/features/prices/fairShop/fairShop.test.ts',
      'a list stands in the order that it says, and pages load nothing of others',
    ],
    check: 'reviews',
  },
  {
    name: m.nagging,
    means: m.naggingMeans,
    here: m.naggingHere,
    test: [
      'test/journeys/asksNothing.test.ts',
      'ten minutes on any page bring up no dialog, no question of the browser and no sound',
    ],
  },
  {
    name: m.trickQuestion,
    means: m.trickQuestionMeans,
    here: m.trickQuestionHere,
    test: [
      'src/features/prices/fairShop/darkPatterns.rules.test.ts',
      'no words shame who says no, or ask so that no means yes',
    ],
  },
  {
    name: m.saasBilling,
    means: m.saasBillingMeans,
    here: m.saasBillingHere,
    test: [
      'src/features/prices/fairShop/darkPatterns.rules.test.ts',
      'the provider is asked for single payments alone: nothing collects again, and no card is kept',
    ],
  },
  {
    name: m.rogueMalware,
    means: m.rogueMalwareMeans,
    here: m.rogueMalwareHere,
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
  return {
    stock: {
      // guard: urgency-as-counted
      isFine: saidWrong === 0,
      words: saidWrong === 0 ? m.countedRight({ count: few }) : m.countedWrong({ count: saidWrong, few }),
    },
    struck: {
      isFine: honestPrices,
      words: honestPrices
        ? m.honest({ count: unmarkedMrps })
        : strikeFactor > 1
          ? m.struckFactor({ factor: strikeFactor })
          : m.struckMrps({ count: unmarkedMrps }),
    },
    account: {
      isFine: facts.access === 'open',
      words: facts.access === 'open' ? m.open() : m.membersOnly(),
    },
    reviews: {
      isFine: facts.reviewsFrom === 'buyers',
      words: facts.reviewsFrom === 'buyers' ? m.buyersReview() : m.allReview(),
    },
  }
}
