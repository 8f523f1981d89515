import { afterEach, expect, test, vi } from 'vitest'
import { proposedLanguage } from './chosenLanguage.ts'
import { goToChosen } from './goToChosen.ts'

const origin = 'https://zari.example'

/** Where the script leads from a page to which somebody came from elsewhere; undefined where they stay. */
function ledTo(
  address: string,
  { chosen, from = '', onLine = true }: { chosen: string | null; from?: string; onLine?: boolean },
) {
  const url = new URL(address, origin)
  let next: string | undefined
  const location = { ...partsOf(url), replace: (to: string) => (next = new URL(to, url).href) }
  const document = {
    documentElement: { lang: /^\/hi(?:\/|$)/.test(url.pathname) ? 'hi-IN' : 'en-IN' },
    referrer: from,
  }
  new Function('location', 'document', 'localStorage', 'navigator', goToChosen(['hi']))(
    location,
    document,
    {
      getItem: () => chosen,
    },
    { onLine },
  )
  return next?.replace(origin, '')
}

const partsOf = ({ origin: its, pathname, search, hash }: URL) => ({ origin: its, pathname, search, hash })

test.each([
  ['/', 'hi', '/hi'],
  ['/details/x?size=M#reviews', 'hi', '/hi/details/x?size=M#reviews'],
  ['/hi', 'en', '/'],
  ['/hi/details/x?size=M', 'en', '/details/x?size=M'],
  ['/hi/details/x', 'hi', undefined],
  ['/details/x', null, undefined],
  ['/details/x', 'ta', undefined],
])('from %s whoever chose %s goes to %s', (address, chosen, target) => {
  expect(ledTo(address, { chosen })).toBe(target)
})

test.each([
  '/hi//elsewhere.example',
  '/hi//elsewhere.example/details/x',
  '/hi///elsewhere.example',
  '/hi/\\elsewhere.example',
])('nobody is led out of the shop by %s', (address) => {
  expect(ledTo(address, { chosen: 'en' })).toMatch(/^\/elsewhere\.example/)
})

test('within the shop nobody is sent from one language to the other and back', () => {
  expect(ledTo('/details/x', { chosen: 'hi', from: `${origin}/hi/details/x` })).toBeUndefined()
})

test('without a connection the page that was saved stays', () => {
  expect(ledTo('/details/x', { chosen: 'hi', onLine: false })).toBeUndefined()
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the one that the browser likes best', 'en', ['hi-IN', 'en-IN'], 'hi'],
  ['the main one, on a page in another', 'hi', ['en-GB', 'hi-IN'], 'en'],
  ['the next one where the shop does not speak the best', 'en', ['ta-IN', 'fr', 'hi'], 'hi'],
  ['nothing on a page that is in it', 'hi', ['hi-IN', 'en-IN'], undefined],
  ['nothing where the shop speaks none of them', 'en', ['ta-IN', 'fr'], undefined],
] as const)('proposes %s', (_what, current, preferred, proposed) => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  expect(proposedLanguage(current, ['hi'], preferred)).toBe(proposed)
})

test('proposes nothing to whoever has chosen, be it a language that the shop speaks no more', () => {
  for (const chosen of ['en', 'hi', 'ta']) {
    vi.stubGlobal('localStorage', { getItem: () => chosen })
    expect(proposedLanguage('en', ['hi'], ['hi-IN'])).toBeUndefined()
  }
})
