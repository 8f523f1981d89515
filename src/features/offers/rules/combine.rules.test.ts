import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestOffers, combined } from './combine.rules.ts'
import { type Buyer, obstacleOf } from './conditions.rules.ts'
import { betterWithout, codeProblem, explanation, missingFor, unknownCode } from './explain.rules.ts'
import { codeOf, isWithin, type PricedLine, type Reward, type Scope, type Terms } from './offer.rules.ts'
import { isAnyRunning, quoteOf } from './quote.rules.ts'
import { LEAST_TOTAL_PAISE, sumOf } from './reduce.rules.ts'
import { factsWith, lineOf, scopeOf, termsWith } from './terms.fixture.ts'

const anybody: Buyer = { hasOrdered: false, uses: new Map() }
const now = Date.parse('2026-11-08T12:00:00Z')
const best = (offers: readonly Terms[], lines: readonly PricedLine[], buyer = anybody) =>
  bestOffers(offers, lines, buyer, now)
const totalOf = (lines: readonly PricedLine[]) =>
  sumOf(lines.map(({ unitPaise, quantity }) => unitPaise * quantity))

const bag = [lineOf('silk', 300_000), lineOf('cotton', 120_000, 2)]
const diwali = termsWith()
const flat = termsWith({ id: 'b', label: 'Flat 500', reward: { kind: 'amount', paise: 50_000 } })
const buyTwo: Reward = { kind: 'pieces', buy: 2, get: 1, percent: 100 }
const third = termsWith({ id: 'c', label: 'Third free', reward: buyTwo, combinable: false })

describe('what offers take off', () => {
  test('a percentage, at most so much, of its scope alone', () => {
    expect(combined([diwali], bag)).toMatchObject({ savedPaise: 54_000, reductions: [30_000, 24_000] })
    const capped = termsWith({ reward: { kind: 'percent', percent: 10, mostPaise: 40_000 } })
    expect(combined([capped], bag)).toMatchObject({ savedPaise: 40_000, reductions: [22_222, 17_778] })
    const silk = termsWith({ scope: scopeOf('products', ['silk']) })
    expect(combined([silk], bag).reductions).toEqual([30_000, 0])
  })

  test('an amount, never more than its scope costs, and never the whole order', () => {
    expect(combined([flat], bag)).toMatchObject({ savedPaise: 50_000, reductions: [27_778, 22_222] })
    const huge = termsWith({ reward: { kind: 'amount', paise: 900_000_00 } })
    expect(totalOf(bag) - combined([huge], bag).savedPaise).toBe(LEAST_TOTAL_PAISE)
    const cotton = { ...huge, scope: scopeOf('products', ['cotton']) }
    expect(combined([cotton], bag).reductions).toEqual([0, 240_000])
  })

  test('of each group of pieces the cheapest', () => {
    expect(combined([third], bag).reductions).toEqual([0, 120_000])
    const six = [lineOf('silk', 300_000, 4), lineOf('cotton', 120_000), lineOf('net', 90_000)]
    expect(combined([third], six).reductions).toEqual([0, 120_000, 90_000])
    const half = termsWith({ reward: { kind: 'pieces', buy: 1, get: 1, percent: 50 } })
    expect(combined([half], [lineOf('silk', 99_999, 5)]).savedPaise).toBe(100_000)
    expect(combined([third], bag.slice(0, 1)).savedPaise).toBe(0)
  })

  test('and says which pieces it counted, paid and reduced ones, and what that means for a return', () => {
    const four = [lineOf('silk', 300_000, 2), lineOf('cotton', 120_000, 2)]
    expect(combined([third], four).applied).toMatchObject([{ counted: [2, 1] }])
    expect(combined([diwali, flat], four).applied).toMatchObject([{ counted: [0, 0] }, { counted: [0, 0] }])
    const noReturn = 'Third free: no return unless faulty; another size can be had.'
    expect(quoteOf([third], four, anybody, [], now).explanation).toEqual([
      'Third free saves ₹1,200.',
      noReturn,
    ])
    expect(quoteOf([flat], four, anybody, [], now).explanation).toEqual(['Flat 500 saves ₹500.'])
  })

  test('one piece of a gift, which counts for nothing else', () => {
    const gift = termsWith({ reward: { kind: 'gift', product: 'purse' }, leastPaise: 300_000 })
    const withPurse = [...bag, lineOf('purse', 20_000, 2)]
    expect(combined([gift], withPurse).reductions).toEqual([0, 0, 20_000])
    expect(best([gift], withPurse).savedPaise).toBe(20_000)
    expect(best([gift], bag).refused).toMatchObject([{ obstacle: { is: 'giftMissing', product: 'purse' } }])
    expect(best([gift], [lineOf('purse', 400_000)]).refused).toMatchObject([
      { obstacle: { is: 'nothingFits' } },
    ])
    const both = { ...gift, id: 'd', reward: { kind: 'gift', product: 'silk' } as const, leastPaise: 0 }
    const swapped = { ...gift, leastPaise: 0, reward: { kind: 'gift', product: 'cotton' } as const }
    expect(best([both, swapped], [lineOf('silk', 10_000), lineOf('cotton', 9_000)]).savedPaise).toBe(10_000)
  })

  test('one after the other, percentages of what is left', () => {
    expect(combined([flat, diwali], bag)).toMatchObject({
      savedPaise: 104_000,
      applied: [
        { terms: diwali, savedPaise: 54_000 },
        { terms: flat, savedPaise: 50_000 },
      ],
    })
  })
})

describe('the best for the buyer', () => {
  test('is explained, with what it would have been otherwise', () => {
    const found = best([diwali, flat, third], bag)
    expect(found.applied.map(({ terms }) => terms.id)).toEqual(['c'])
    expect(explanation(found)).toEqual([
      'Third free saves ₹1,200; Diwali10 would have saved ₹540; Flat 500 would have saved ₹500.',
    ])
    expect(explanation(best([], bag))).toEqual([])
    expect(betterWithout('SAVE5', found)).toBe(
      'SAVE5 cannot be combined with “Third free”, which saves you more.',
    )
  })

  test('that save as much is that of fewer offers: no use of another one is taken for nothing', () => {
    const huge = { ...flat, reward: { kind: 'amount' as const, paise: 900_000_00 } }
    const found = best([diwali, huge], bag)
    expect(combined([diwali, huge], bag).savedPaise).toBe(found.savedPaise)
    expect(found.applied.map(({ terms }) => terms.id)).toEqual(['b'])
  })

  test('is for those alone who may have it, while they may', () => {
    const day = (text: string) => new Date(`${text}T00:00:00+05:30`)
    const of = (but: Partial<Terms>, buyer: Partial<Buyer> = {}) =>
      obstacleOf(termsWith(but), bag, { ...anybody, ...buyer }, now)
    const used = (all: number, own: number) => ({ uses: new Map([['a', { all, own }]]) })
    expect(of({ active: false })).toEqual({ is: 'stopped' })
    expect(of({ from: day('2026-11-09') })).toEqual({ is: 'waiting' })
    expect(of({ until: day('2026-11-08') })).toEqual({ is: 'ended' })
    expect(of({ from: day('2026-11-08'), until: day('2026-11-09') })).toBeUndefined()
    expect([of({ mostUses: 100 }, used(99, 0)), of({ mostUses: 100 }, used(100, 0))]).toEqual([
      undefined,
      { is: 'usedUp' },
    ])
    expect([of({ mostUsesEach: 1 }, used(9, 0)), of({ mostUsesEach: 1 }, used(9, 1))]).toEqual([
      undefined,
      { is: 'ownUsedUp' },
    ])
    expect([of({ firstOrder: true }), of({ firstOrder: true }, { hasOrdered: true })]).toEqual([
      undefined,
      { is: 'notFirst' },
    ])
    const known = (own: number, count: number) => ({ uses: new Map([['a', { all: 9, own, known: count }]]) })
    expect([1, 2].map((count) => of({ mostUsesEach: 2 }, known(0, count)))).toEqual([
      undefined,
      { is: 'knownUsedUp' },
    ])
    expect(of({ firstOrder: true }, { isKnown: true })).toEqual({ is: 'knownNotFirst' })
    expect(of({ firstOrder: true }, known(0, 1))).toEqual({ is: 'knownNotFirst' })
    const forEmail = 'meera@example.com'
    expect([
      of({ forEmail }, { email: forEmail }),
      of({ forEmail }, { email: '' }),
      of({ forEmail }),
    ]).toEqual([undefined, { is: 'foreign' }, { is: 'foreign' }])
    // Whose offer it is comes first: nobody else learns what became of it.
    expect(of({ forEmail, active: false })).toEqual({ is: 'foreign' })
    expect([of({ leastPaise: 540_000 }), of({ leastPaise: 600_000 })]).toEqual([
      undefined,
      { is: 'tooLittle', paise: 60_000 },
    ])
    expect([of({ leastPieces: 3 }), of({ leastPieces: 4 })]).toEqual([undefined, { is: 'tooFew', pieces: 1 }])
    expect(of({ scope: scopeOf('collection', ['x']) })).toEqual({ is: 'nothingFits' })
  })

  test('is asked for by codes in any form, and each that does nothing says why', () => {
    expect([' diwali 10', 'Diwali-10', 'ｄｉｗａｌｉ１０', 'di', "'; drop", ''].map(codeOf)).toEqual([
      ...['DIWALI10', 'DIWALI10', 'DIWALI10', '', '', ''],
    ])
    const until = new Date('2026-11-01T18:30:00Z')
    const words = (obstacle: Parameters<typeof codeProblem>[2]) =>
      codeProblem('D10', termsWith({ until, from: until }), obstacle)
    expect([
      words({ is: 'ended' }),
      words({ is: 'waiting' }),
      words({ is: 'tooLittle', paise: 49_950 }),
      words({ is: 'tooFew', pieces: 1 }),
      words({ is: 'notFirst' }),
      missingFor(diwali, { is: 'tooLittle', paise: 100_000 }),
      missingFor(diwali, { is: 'ended' }),
      unknownCode('nope 1'),
    ]).toEqual([
      'D10 was valid until 2 Nov 2026, 00:00.',
      'D10 is valid from 2 Nov 2026, 00:00.',
      'D10 needs ₹499.50 more in your bag.',
      'D10 needs 1 more piece in your bag.',
      'D10 is for a first order, and you have ordered before.',
      '₹1,000 more for “Diwali10”.',
      undefined,
      'We do not know the code NOPE1. Please check how it is written.',
    ])
  })
})

test('only those who typed a code have its offer, and each code and each offer that is near is spoken of', () => {
  const coded = { ...diwali, id: 'x', code: 'DIWALI10' }
  const near = termsWith({ id: 'n', label: 'Big bag', leastPaise: 600_000 })
  const quote = (codes: string[]) => quoteOf([coded, third, near], bag, anybody, codes, now)
  expect(quote([]).best.savedPaise).toBe(120_000)
  expect(quote([]).missing).toEqual(['₹600 more for “Big bag”.'])
  const far = [800_000, 700_000].map((leastPaise) => ({ ...near, id: `${leastPaise}`, leastPaise }))
  const gift = termsWith({ id: 'g', label: 'A purse', reward: { kind: 'gift', product: 'purse' } })
  // What is nearest comes first, and two are enough.
  expect(quoteOf([...far, near, gift], bag, anybody, [], now).missing).toEqual([
    '“A purse” is yours: put the gift into your bag and it is free.',
    '₹600 more for “Big bag”.',
  ])
  expect(quote(['DIWALI10', 'OTHER']).codes).toMatchObject([{ state: 'better' }, { state: 'unknown' }])
  expect(quoteOf([coded], bag, anybody, [], now).best.applied).toEqual([])
  expect(quoteOf([coded], bag, anybody, ['DIWALI10'], now).codes).toMatchObject([{ state: 'applied' }])
  expect([isAnyRunning([termsWith({ active: false })], now), isAnyRunning([diwali], now)]).toEqual([
    false,
    true,
  ])
})

test('a scope holds products by category, design, themselves, an attribute or a collection', () => {
  const product = factsWith({ family: 'RANI', values: { fabric: ['Silk'] }, collections: ['festival'] })
  const within = (scope: Scope) => isWithin(scope, product)
  expect([
    within(scopeOf('categories', ['sarees'])),
    within(scopeOf('families', ['rani '])),
    within(scopeOf('products', ['saree'])),
    within(scopeOf('attribute', ['cotton', 'silk'], 'fabric')),
    within(scopeOf('collection', ['festival'])),
  ]).toEqual(Array(5).fill(true))
  expect(within(scopeOf('attribute', ['silk'], 'weave'))).toBe(false)
  expect(isWithin(scopeOf('families', ['']), factsWith())).toBe(false)
})

/** Any bag of up to six lines, and any offers for it. */
const names = ['p1', 'p2', 'p3', 'p4']
const line = fc.record({
  name: fc.constantFrom(...names),
  unitPaise: fc.integer({ min: 1, max: 9_999_999 }),
  quantity: fc.integer({ min: 1, max: 9 }),
})
const bags = fc
  .array(line, { minLength: 1, maxLength: 6 })
  .map((all) =>
    all.map(({ name, unitPaise, quantity }, at) => ({ ...lineOf(name, unitPaise, quantity), id: `l${at}` })),
  )
const rewards: fc.Arbitrary<Reward> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    mostPaise: fc.option(fc.integer({ min: 1, max: 500_000 })),
  }),
  fc.record({ kind: fc.constant('amount' as const), paise: fc.integer({ min: 1, max: 50_000_000 }) }),
  fc.record({
    kind: fc.constant('pieces' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ kind: fc.constant('gift' as const), product: fc.constantFrom(...names) }),
)
const scopes: fc.Arbitrary<Scope> = fc.oneof(
  fc.constant(scopeOf('all')),
  fc.subarray(names, { minLength: 1 }).map((any) => scopeOf('products', any)),
)
const offers = fc
  .array(fc.record({ reward: rewards, scope: scopes, combinable: fc.boolean() }), { maxLength: 6 })
  .map((all) => all.map((but, at) => termsWith({ ...but, id: `o${at}`, label: `Offer ${at}` })))

describe('whatever the bag and the offers', () => {
  test('no line falls below zero, no order below the least, lines add up to the total', () => {
    fc.assert(
      fc.property(bags, offers, (lines, all) => {
        const { reductions, savedPaise, applied } = best(all, lines)
        for (const [at, paise] of reductions.entries()) {
          const { unitPaise = 0, quantity = 0 } = lines[at] ?? {}
          expect(Number.isInteger(paise)).toBe(true)
          expect(paise).toBeGreaterThanOrEqual(0)
          expect(paise).toBeLessThanOrEqual(unitPaise * quantity)
        }
        for (const [at, { quantity }] of lines.entries())
          expect(sumOf(applied.map(({ counted }) => counted[at] ?? 0))).toBeLessThanOrEqual(quantity)
        expect(sumOf(reductions)).toBe(savedPaise)
        expect(sumOf(applied.map((one) => one.savedPaise))).toBe(savedPaise)
        if (savedPaise > 0) expect(totalOf(lines) - savedPaise).toBeGreaterThanOrEqual(LEAST_TOTAL_PAISE)
      }),
    )
  })

  test('the order of the offers makes no difference, and whoever may not be combined stands alone', () => {
    fc.assert(
      fc.property(bags, offers, fc.infiniteStream(fc.nat()), (lines, all, random) => {
        const shuffled = all
          .map((terms) => ({ terms, at: random.next().value }))
          .sort((one, other) => one.at - other.at)
          .map(({ terms }) => terms)
        const found = best(all, lines)
        expect(best(shuffled, lines)).toEqual(found)
        const isAlone = found.applied.some(({ terms }) => !terms.combinable)
        if (isAlone) expect(found.applied).toHaveLength(1)
      }),
    )
  })

  test('nothing that was allowed would have saved more', () => {
    fc.assert(
      fc.property(bags, offers, fc.nat({ max: 63 }), (lines, all, mask) => {
        const { savedPaise, refused } = best(all, lines)
        const isRefused = new Set(refused.map(({ terms }) => terms.id))
        const possible = all.filter(({ id }) => !isRefused.has(id))
        const some = possible.filter(({ combinable }, at) => combinable && (mask >> at) % 2 === 1)
        expect(combined(some, lines).savedPaise).toBeLessThanOrEqual(savedPaise)
        for (const one of possible) expect(combined([one], lines).savedPaise).toBeLessThanOrEqual(savedPaise)
      }),
    )
  })
})
