import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guard } from '#/features/shop/guard.rules.ts'
import { darkPatterns, findingsOf, type ShopFacts } from './darkPatterns.rules.ts'

test('all thirteen patterns of the guidelines are looked at', () => {
  expect(new Set(darkPatterns.map(({ name }) => name())).size).toBe(13)
})

test.each(darkPatterns.map(({ name, test: named }) => ({ name: name(), named })))(
  'the test that is named for $name is there',
  ({ named: [file, title] }) => {
    expect(existsSync(file), file).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(`'${title}'`)
  },
)

test('no words shame who says no, or ask so that no means yes', () => {
  const shaming =
    /No,? (?:thanks,? )?I(?:’|')? ?(?:d rather|don|do not|hate|prefer to pay)|[Uu]ntick (?:if|to)|[Uu]ncheck (?:if|to)/
  const files = globSync('src/**/*.tsx')
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => shaming.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(shaming.test('No thanks, I don’t like saving')).toBe(true)
})

test('the provider is asked for single payments alone: nothing collects again, and no card is kept', () => {
  const files = globSync('src/features/providers/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const asked = code.match(/\/v1\/[a-z_]+(?:\/[a-z_]+)?/g) ?? []
  expect([...new Set(asked)].toSorted()).toEqual([
    ...['/v1/checkout', '/v1/orders', '/v1/payments', '/v1/payments/qr_codes', '/v1/refunds'],
  ])
  // What a provider is told so that it keeps a card, or collects by itself.
  expect(code).not.toMatch(/\b(?:recurring|subscription\w*|mandate|auto_?pay|save|customer_id|token)\b\s*:/i)
  expect(code).toContain("usage: 'single_use'")
})

test('an open shop is looked at without an account', () => {
  const pages = ['/', '/new/saree/collections', '/details/1', '/search', '/collections', '/prices/1']
  expect(pages.map((page) => guard(page, 'visitor', 'open'))).toEqual(pages.map(() => null))
})

test('what is found is said as it is', () => {
  const facts: ShopFacts = {
    ...{ access: 'open' as const, reviewsFrom: 'buyers' as const, honestPrices: true, strikeFactor: 1.5 },
    ...{ few: 3, saidWrong: 0, unmarkedMrps: 1 },
  }
  expect(Object.values(findingsOf(facts)).map(({ isFine }) => isFine)).toEqual([true, true, true, true])
  const worse: ShopFacts = {
    ...facts,
    access: 'members',
    reviewsFrom: 'everybody',
    honestPrices: false,
    saidWrong: 1,
  }
  expect(Object.values(findingsOf(worse)).map(({ isFine }) => isFine)).toEqual([false, false, false, false])
  expect(findingsOf(worse).struck.words).toContain('1.5 times the price')
})
