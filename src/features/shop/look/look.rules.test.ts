import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexOf, lchOf, rgbOf } from '#/platform/colour/colour.rules.ts'
import { contrast } from '#/platform/colour/contrast.rules.ts'
import { asDarkAsInk, bandRules, groundSets, groundTokens, pageGround } from './groundSets.rules.ts'
import {
  cardStyles,
  cornerStyles,
  groundNames,
  type Look,
  ornamentStyles,
  spacings,
  storedLookSchema,
  usualLook,
} from './look.schema.ts'
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
    expect(
      storedLookSchema.parse({ type: 'gothic', action: '#123456', corners: 'round', ground: 'mud' }),
    ).toEqual({
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

describe('grounds', () => {
  const lightness = (hex: string) => contrast(hex, '#000000')
  /** Whatever is written on a ground of pages in a colour of the program's own. */
  const letters = ['ink', 'ink-soft', 'ink-faint', 'success', 'warning', 'danger'].map(
    (name) => tokenOf(`--color-${name}`) ?? '',
  )
  const tokensOf = (look: Pick<Look, 'ground' | 'action'>): Record<string, string> => ({
    '--color-page': grounds.page,
    '--color-surface': grounds.surface,
    '--color-sand': grounds.sand,
    '--color-footer': tokenOf('--color-footer') ?? '',
    '--color-footer-ink': tokenOf('--color-footer-ink') ?? '',
    '--color-footer-strong': grounds.white,
    ...groundTokens(look),
  })

  test.each(groundNames)(
    '%s: light ones are as light as sand, and all that is written on them can be read',
    (ground) => {
      const set = tokensOf({ ground, action: usualLook.action })
      for (const name of ['page', 'surface', 'sand']) {
        const hex = set[`--color-${name}`] ?? ''
        expect(lightness(hex)).toBeGreaterThanOrEqual(lightness(grounds.sand))
        for (const text of letters) expect(contrast(text, hex)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(tokenOf('--color-edge') ?? '', hex)).toBeGreaterThanOrEqual(3)
      }
      expect(pageGround({ ground })).toBe(set['--color-page'])
    },
  )

  test.each(groundNames)(
    '%s: whatever colours are accepted can be read on it, in its header and its footer',
    (ground) =>
      fc.assert(
        fc.property(hex, hex, hex, (...typed) => {
          const [action = '', link = '', accent = ''] = colourNames.map(
            (name, at) => colourProblem(name, typed[at] ?? '')?.nearest ?? typed[at],
          )
          const chosen = {
            ...colourTokens.action(action),
            ...colourTokens.link(link),
            ...colourTokens.accent(accent),
          }
          const set = tokensOf({ ground, action })
          const valueNamed = (name: string): string => {
            const value = set[name] ?? chosen[name] ?? tokenOf(name) ?? ''
            const [, other] = /^var\((.+)\)$/.exec(value) ?? []
            return other ? valueNamed(other) : value
          }
          for (const under of ['page', 'surface', 'sand'])
            for (const text of [
              'kumkum',
              'kumkum-deep',
              'peacock',
              'peacock-deep',
              'haldi-deep',
              'haldi-ink',
            ])
              expect(
                contrast(valueNamed(`--color-${text}`), valueNamed(`--color-${under}`)),
              ).toBeGreaterThanOrEqual(4.5)
          for (const text of ['ink', 'head', 'strong'])
            expect(
              contrast(valueNamed(`--color-footer-${text}`), valueNamed('--color-footer')),
            ).toBeGreaterThanOrEqual(4.5)
          const { band } = groundSets[ground] ?? {}
          if (band === 'action') expect(contrast(grounds.white, action)).toBeGreaterThanOrEqual(4.5)
          if (band) expect(contrast(grounds.ink, accent)).toBeGreaterThanOrEqual(4.5)
        }),
        { numRuns: 40 },
      ),
  )

  test('the dark footer has the hue of the main colour', () => {
    const { lightness: dark, hue } = lchOf(asDarkAsInk('#2a2fb0'))
    expect(hue).toBeCloseTo(lchOf('#2a2fb0').hue, 1)
    expect(dark).toBeLessThan(lchOf('#2a2fb0').lightness)
    expect(asDarkAsInk('#000000')).toBe('#000000')
    expect(lookStyle({ ...usualLook, ground: 'rose' })).toContain(
      `--color-footer:${asDarkAsInk(usualLook.action)}`,
    )
  })

  test('the header is a band of what was checked under its letters', () => {
    const band = (ground: Look['ground']) => lookStyle({ ...usualLook, ground })
    expect(band('rose')).toMatch(
      /\.site-header\{background:var\(--color-kumkum\)\}.*\{color:var\(--color-white\)\}/,
    )
    expect(band('turmeric')).toMatch(
      /\.site-header\{background:var\(--color-haldi\)\}.*\{color:var\(--color-ink\)\}/,
    )
    expect(band('white')).not.toContain('site-header')
  })

  test.each([
    ['rose', 'action', grounds.white],
    ['turmeric', 'accent', grounds.ink],
  ] as const)(
    'letters of the band of %s are read with the pointer over them too',
    (ground, name, letters) => {
      const [, veil = '', percent] =
        /button\):hover[^{]*\{background:color-mix\(in srgb,(\S+) (\d+)%,transparent\)\}/.exec(
          bandRules('', { ground }),
        ) ?? []
      const known: Record<string, string> = {
        'var(--color-ink)': grounds.ink,
        'var(--color-white)': grounds.white,
      }
      const over = rgbOf(known[veil] ?? letters)
      const share = Number(percent) / 100
      fc.assert(
        fc.property(hex, (typed) => {
          const band = rgbOf(colourProblem(name, typed)?.nearest ?? typed)
          const [red, green, blue] = [0, 1, 2].map((part) =>
            Math.round((band[part] ?? 0) * (1 - share) + (over[part] ?? 0) * share),
          ) as [number, number, number]
          expect(contrast(letters, hexOf([red, green, blue]))).toBeGreaterThanOrEqual(4.5)
        }),
      )
    },
  )
})

test('ornament goes where it is not wanted, and the room between sections grows and shrinks', () => {
  const styleOf = (change: Partial<Look>) => lookStyle({ ...usualLook, ...change })
  expect(styleOf({ ornament: 'plain' })).toMatch(/\.arch\{border-radius.*\.temple-border\{display:none\}/)
  expect(styleOf({ spacing: 'close' })).toContain('--air:0.6')
  expect(styleOf({ spacing: 'airy' })).toContain('--air:1.75')
  expect(tokenOf('--air')).toBe('1')
})

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
    for (const name of ['action', 'link', 'accent', 'type', 'corners', 'cards', 'ground', 'spacing'] as const)
      expect(new Set(others.map(({ look }) => look[name])).size).toBe(others.length)
  })
  test('have no links in the red of what failed, which colour good news as well', () => {
    const red = lchOf(tokenOf('--color-danger') ?? '').hue
    for (const { look } of readyLooks) {
      const apart = Math.abs(lchOf(look.link).hue - red)
      expect(Math.min(apart, 2 * Math.PI - apart)).toBeGreaterThan(Math.PI / 4)
    }
  })
  test('colour the bar of the browser', () => {
    expect(themeColor(usualLook)).toBe('#fbf6ea')
    expect(others.map(({ look }) => themeColor(look))).toEqual(others.map(({ look }) => look.action))
    // Of a main colour that is as it came, it is that of the page below it, or of the header.
    const on = (ground: Look['ground']) => themeColor({ ...usualLook, ground })
    expect([on('white'), on('rose'), on('turmeric')]).toEqual(['#ffffff', usualLook.action, '#fff8e1'])
  })
})

test('every look is a style of known properties for the shop alone', () => {
  const each = fc.record({
    type: fc.constantFrom(...pairingNames),
    corners: fc.constantFrom(...cornerStyles),
    cards: fc.constantFrom(...cardStyles),
    ground: fc.constantFrom(...groundNames),
    ornament: fc.constantFrom(...ornamentStyles),
    spacing: fc.constantFrom(...spacings),
  })
  fc.assert(
    fc.property(each, (chosen) => {
      const style = lookStyle({ ...usualLook, accent: '#ffc61a', ...chosen })
      expect(style).not.toMatch(/undefined|NaN|<|HASH/)
      expect(style.split('{').length).toBe(style.split('}').length)
      for (const rule of style.split('}').filter((part) => part.trim() && !part.includes('@font-face')))
        expect(rule.trim()).toMatch(/^:root:not\(:has\(\.admin-area\)\)/)
    }),
    { numRuns: 300 },
  )
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
