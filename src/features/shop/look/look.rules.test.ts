import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast } from '#/platform/colour/contrast.rules.ts'
import { cardStyles, cornerStyles, type Look, storedLookSchema, usualLook } from './look.schema.ts'
import { colourNames, colourProblem, colourTokens, grounds, lookProblems } from './lookColours.rules.ts'
import { lookStyle, themeColor } from './lookStyle.rules.ts'
import { faceFiles, fontsOf, pairingNames } from './pairings.rules.ts'
import { readyLooks } from './readyLooks.rules.ts'

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8')
const tokenOf = (name: string) => new RegExp(`${name}: (.+);`).exec(tokens)?.[1]
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the usual look', () => {
  test('is that of the tokens, and changes nothing', () => {
    expect(tokenOf('--color-kumkum')).toBe(usualLook.action)
    expect(tokenOf('--color-peacock')).toBe(usualLook.link)
    expect(tokenOf('--color-haldi')).toBe(usualLook.accent)
    const { white, ...others } = grounds
    for (const [name, ground] of Object.entries(others)) expect(tokenOf(`--color-${name}`)).toBe(ground)
    expect(lookStyle(usualLook)).toBe('')
    expect(fontsOf('classic')).toEqual({ fetched: [], unused: [] })
    expect(lookProblems(usualLook)).toEqual([])
  })

  test('stands in for what is stored and not known', () => {
    expect(storedLookSchema.parse('nonsense')).toEqual(usualLook)
    expect(storedLookSchema.parse({ type: 'gothic', action: '#123456', corners: 'round' })).toEqual({
      ...usualLook,
      action: '#123456',
      corners: 'round',
    })
  })
})

test.each(colourNames)('whatever %s is proposed can be read, and so can all that follows from it', (name) =>
  fc.assert(
    fc.property(hex, (typed) => {
      const colour = colourProblem(name, typed)?.nearest ?? typed
      expect(colourProblem(name, colour)).toBeUndefined()
      const values = colourTokens[name](colour)
      for (const value of Object.values(values)) expect(value).toMatch(/^#[0-9a-f]{6}$/)
      if (name === 'accent') {
        const { '--color-haldi-deep': strong = '', '--color-haldi-ink': words = '' } = values
        for (const ground of [grounds.page, grounds.surface, grounds.sand])
          for (const text of [strong, words]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(words, values['--color-haldi-wash'] ?? '')).toBeGreaterThanOrEqual(4.5)
        return
      }
      const [main = '', deep = '', wash = ''] = Object.values(values)
      expect(contrast(main, wash)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(deep, wash)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(grounds.white, deep)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 60 },
  ),
)

test('a colour that fails is named with where it fails and the nearest that does not', () => {
  expect(lookProblems({ action: '#ff8800', link: '#0c5b65', accent: '#5a0f2e' })).toEqual([
    { field: 'action', message: expect.stringMatching(/^#ff8800 cannot be read under white text.*: #/) },
    { field: 'accent', message: expect.stringMatching(/^#5a0f2e cannot be read beside dark letters/) },
  ])
})

describe('ready looks', () => {
  const others = readyLooks.slice(1)
  test('can be read, and each differs from the others in all that it decides', () => {
    expect(readyLooks[0]?.look).toEqual(usualLook)
    for (const { look } of readyLooks) expect(lookProblems(look)).toEqual([])
    for (const name of ['action', 'link', 'accent', 'type', 'corners', 'cards'] as const)
      expect(new Set(others.map(({ look }) => look[name])).size).toBe(others.length)
  })
  test('colour the bar of the browser', () => {
    expect(themeColor(usualLook)).toBe('#fbf6ea')
    expect(others.map(({ look }) => themeColor(look))).toEqual(others.map(({ look }) => look.action))
  })
})

test('every look is a style of known properties for the shop alone', () => {
  for (const type of pairingNames)
    for (const corners of cornerStyles)
      for (const cards of cardStyles) {
        const look: Look = { ...usualLook, accent: '#ffc61a', type, corners, cards }
        const style = lookStyle(look)
        expect(style).not.toMatch(/undefined|NaN|<|HASH/)
        expect(style.split('{').length).toBe(style.split('}').length)
        for (const rule of style.split('}').filter((part) => part.trim() && !part.includes('@font-face')))
          expect(rule.trim()).toMatch(/^:root:not\(:has\(\.admin-area\)\)/)
      }
})

test('thread and border have the colours that were chosen, and cards the edge', () => {
  const styleOf = (change: Partial<Look>) => lookStyle({ ...usualLook, ...change })
  const coloured = styleOf({ action: '#2a2fb0', accent: '#ffc61a' })
  const [, border = ''] =
    /\.temple-border\{background-image:url\("data:image\/svg\+xml,([^"]+)"\)\}/.exec(coloured) ?? []
  expect(decodeURIComponent(border)).toMatch(/^<svg .*fill='#ffc61a'.*fill='#2a2fb0'.*<\/svg>$/)
  expect(coloured).toMatch(
    /\.zari-line\{background:repeating-linear-gradient\(115deg,#\w{6} 0 2px,#ffc61a 2px 4px\)\}/,
  )
  expect(styleOf({ link: '#2a2fb0' })).not.toMatch(/zari-line|temple-border/)
  expect(styleOf({ cards: 'framed' })).toMatch(/\.product-card\{border:1px solid/)
  expect(styleOf({ cards: 'raised' })).toMatch(/\.product-card\{[^}]*box-shadow/)
  expect(styleOf({ corners: 'round' })).not.toContain('product-card')
})

test.each([
  ['sans', 4],
  ['display', 2],
])('letters that its fonts lack are the usual ones: %s', (name, count) => {
  const families = new RegExp(`--font-${name}:([^;]+);`).exec(tokens)?.[1]?.match(/"[^"]+"/g) ?? []
  const further = families.filter((family) => /Malar|Tamil|Devanagari/.test(family))
  expect(further).toHaveLength(count)
  expect(lookStyle({ ...usualLook, type: 'poster' })).toContain(`,${further.join(',')},`)
})

test('the address of each font is that of its bytes, and no font is left over', () => {
  const folder = 'src/ui/fonts/looks'
  for (const { file, hash } of faceFiles) {
    const bytes = readFileSync(`${folder}/${file}.woff2`)
    expect(createHash('sha256').update(bytes).digest('hex').slice(0, 8)).toBe(hash)
    expect(bytes.byteLength).toBeLessThan(20_000)
  }
  expect(readdirSync(folder).sort()).toEqual(faceFiles.map(({ file }) => `${file}.woff2`).sort())
})
