import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guard } from '#/features/shop/guard.rules.ts'
import { darkPatterns, findingsOf, type ShopFacts } from './darkPatterns.rules.ts'

test('all thirteen patterns of the guidelines are looked at', () => {
  expect(new Set(darkPatterns.map(({ name }) => name)).size).toBe(13)
})

test.each(darkPatterns)('the test that is named for $name is there', ({ test: [file, title] }) => {
  expect(existsSync(file), file).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(`'${title}'`)
})

test('no words shame who says no, or ask so that no means yes', () => {
  const shaming =
    /No,? (?:thanks,? )?I(?:’|')? ?(?:d rather|don|do not|hate|prefer to pay)|[Uu]ntick (?:if|to)|[Uu]ncheck (?:if|to)/
  const files = globSync('src/**/*.tsx')
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => shaming.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(shaming.test('No thanks, I don’t like saving')).toBe(true)
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
