import { contrast, nearestReadable } from '#/platform/colour/contrast.rules.ts'
import type { Look } from './look.schema.ts'
import { grounds } from './lookColours.rules.ts'

/**
 * What pages stand on. Every light ground is at least as light as the sand of the usual look and every dark one at least as dark as its
 * ink: so a colour that can be read in the usual look can be read on all of them, and which one is chosen asks nothing of the colours.
 */
interface GroundSet {
  readonly page: string
  readonly surface: string
  readonly sand: string
  /** Hairlines between the parts of a page. */
  readonly line: string
  /** What the header wears; undefined: the page. */
  readonly band?: 'action' | 'accent'
  /** What the footer stands on: the main colour as dark as ink, or its own sand. */
  readonly footer: 'dark' | 'light'
}

/** All but the usual one, which is that of src/ui/styles/tokens.css. */
export const groundSets: Readonly<Record<Look['ground'], GroundSet | undefined>> = {
  ivory: undefined,
  white: { page: '#ffffff', surface: '#ffffff', sand: '#f3f3f0', line: '#e3e2dd', footer: 'light' },
  rose: {
    page: '#fff3f1',
    surface: '#fffcfb',
    sand: '#ffe9e4',
    line: '#f0d3cd',
    band: 'action',
    footer: 'dark',
  },
  turmeric: {
    page: '#fff8e1',
    surface: '#fffdf5',
    sand: '#feedbe',
    line: '#ecd69a',
    band: 'accent',
    footer: 'dark',
  },
}

/** What stands behind a page of the look. */
export const pageGround = ({ ground }: Pick<Look, 'ground'>): string =>
  groundSets[ground]?.page ?? grounds.page

/** A colour of its own hue, as dark as ink or darker. */
export const asDarkAsInk = (hex: string): string =>
  nearestReadable(
    hex,
    [{ hex: grounds.white, least: contrast(grounds.white, grounds.ink), words: '' }],
    'dark',
  ) ?? grounds.ink

/** The values of the tokens for grounds. */
export function groundTokens({ ground, action }: Pick<Look, 'ground' | 'action'>): Record<string, string> {
  const set = groundSets[ground]
  if (!set) return {}
  return {
    '--color-page': set.page,
    '--color-surface': set.surface,
    '--color-sand': set.sand,
    '--color-line': set.line,
    ...(set.footer === 'dark'
      ? { '--color-footer': asDarkAsInk(action) }
      : {
          '--color-footer': set.sand,
          '--color-footer-ink': 'var(--color-ink-soft)',
          '--color-footer-head': 'var(--color-haldi-deep)',
          '--color-footer-strong': 'var(--color-ink)',
          '--color-footer-line': set.line,
        }),
  }
}

/**
 * What a band in a colour is made of: letters of which it was checked that they can be read on it (groundsOf), and what lies over it below
 * the pointer, which takes nothing of that.
 */
const bands = {
  action: { ground: 'var(--color-kumkum)', letters: 'var(--color-white)', veil: 'var(--color-ink)' },
  accent: { ground: 'var(--color-haldi)', letters: 'var(--color-ink)', veil: 'var(--color-white)' },
} as const

/**
 * The header as a band. What opens inside of it (search, menu) stands on a ground of its own; a logo, which may be of any colour,
 * stands on that of the page.
 */
export function bandRules(shop: string, { ground }: Pick<Look, 'ground'>): string {
  const name = groundSets[ground]?.band
  if (!name) return ''
  const { ground: colour, letters, veil } = bands[name]
  const inBand = (what: string) => `${shop} .site-bar ${what}:not(dialog *)`
  return [
    `${shop} .site-header{background:${colour}}`,
    `${inBand(':is(p,a,button)')}{color:${letters}}`,
    `${inBand(':is(a,button):hover')}{background:color-mix(in srgb,${veil} 30%,transparent)}`,
    `${inBand(':focus-visible')}{outline-color:currentColor}`,
    `${inBand('.bg-haldi')}{background:${letters}}`,
    `${inBand('.shop-name:hover')}{background:none}`,
    `${inBand('.shop-name img')}{padding:4px;border-radius:var(--radius-sm);background:var(--color-page);mix-blend-mode:normal}`,
    ...(name === 'action'
      ? [
          `${shop} .site-bar :is(.count-bubble,.early-count):not(dialog *){--color-kumkum:var(--color-haldi);--count-ink:var(--color-ink)}`,
        ]
      : []),
  ].join('')
}
