import { bandRules, groundSets, groundTokens } from './groundSets.rules.ts'
import { type Look, usualLook } from './look.schema.ts'
import { type ColourName, colourNames, colourTokens } from './lookColours.rules.ts'
import { facesCss, fontTokens, type Pairing, pairings } from './pairings.rules.ts'
import { USUAL_THEME } from './themeColor.rules.ts'

/** Corners by the tokens of src/ui/styles/tokens.css, from the smallest to the largest, px. */
const radii: Readonly<Record<Look['corners'], readonly number[] | undefined>> = {
  square: [0, 0, 0, 0, 0],
  soft: undefined,
  round: [4, 8, 14, 20, 24],
}
const radiusNames = ['xs', 'sm', 'md', 'lg', 'xl'] as const

/** The admin area goes without: its colours mean something, and its tables are read all day. */
const SHOP = ':root:not(:has(.admin-area))'

/** What stands under the picture of a card that has an edge. */
const INSIDE = `${SHOP} .product-card{padding-bottom:.75rem}${SHOP} .product-card>:not(:first-child,.absolute){margin-inline:.75rem}`

const cardRules: Readonly<Record<Look['cards'], string>> = {
  framed: `${SHOP} .product-card{border:1px solid var(--color-edge);border-radius:var(--radius-md);background:var(--color-surface)}${SHOP} .product-card>:first-child{border-radius:max(0px,calc(var(--radius-md) - 1px)) max(0px,calc(var(--radius-md) - 1px)) 0 0}${INSIDE}`,
  plain: '',
  raised: `${SHOP} .product-card{border-radius:var(--radius-md);background:var(--color-white);box-shadow:var(--shadow-md)}${SHOP} .product-card>:first-child{border-radius:var(--radius-md) var(--radius-md) 0 0}${INSIDE}`,
}

/** Without ornament: pictures in frames of straight lines, a short line where a sprig was, threads of one colour. */
const PLAIN = `${SHOP} .arch{border-radius:var(--radius-lg)}${SHOP} span.arch{outline:0}${SHOP} .divider{height:2px;max-width:3rem;background:var(--color-haldi)}${SHOP} .divider>*,${SHOP} .temple-border{display:none}${SHOP} .zari-line{height:1px;background:var(--color-haldi)}`

/** By how much the room between the parts of a page is multiplied. */
const airs: Readonly<Record<Look['spacing'], number | undefined>> = {
  close: 0.6,
  usual: undefined,
  airy: 1.75,
}

/** `#` in the address of a picture that stands in the style. */
const encoded = (hex: string): string => hex.replace('#', '%23')

/** The thread under the header and the border over the footer, which are made of more than one colour. */
function ornaments({ action, accent }: Pick<Look, 'action' | 'accent'>): string {
  if (action === usualLook.action && accent === usualLook.accent) return ''
  const strong = colourTokens.accent(accent)['--color-haldi-deep'] ?? accent
  const border = `<svg xmlns='http://www.w3.org/2000/svg' width='16' height='10'><path d='M0 9.5h16' stroke='${encoded(strong)}'/><path d='M2 9 8 1l6 8z' fill='${encoded(accent)}'/><path d='M6 9l2-3 2 3z' fill='${encoded(action)}'/></svg>`
  const escaped = border.replaceAll('<', '%3C').replaceAll('>', '%3E')
  return `${SHOP} .zari-line{background:repeating-linear-gradient(115deg,${strong} 0 2px,${accent} 2px 4px)}${SHOP} .temple-border{background-image:url("data:image/svg+xml,${escaped}")}`
}

const isUsual = (look: Look, name: ColourName): boolean => look[name] === usualLook[name]

function tokens(look: Look): Record<string, string> {
  const sizes = radii[look.corners]
  const air = airs[look.spacing]
  return {
    ...Object.assign(
      {},
      ...colourNames.filter((name) => !isUsual(look, name)).map((name) => colourTokens[name](look[name])),
    ),
    ...(sizes &&
      Object.fromEntries(radiusNames.map((name, at) => [`--radius-${name}`, `${sizes[at] ?? 0}px`]))),
    ...fontTokens(look.type),
    ...groundTokens(look),
    ...(air !== undefined && { '--air': `${air}` }),
  }
}

/** What the owner's look changes of the usual one, as a style; '' where it is the usual one. */
export function lookStyle(look: Look): string {
  const values = Object.entries(tokens(look)).map(([name, value]) => `${name}:${value}`)
  const { tracking }: Pairing = pairings[look.type]
  return [
    facesCss(look.type),
    values.length > 0 ? `${SHOP}{${values.join(';')}}` : '',
    tracking === undefined
      ? ''
      : `${SHOP} :is(h1,h2,h3:not(.font-sans),.font-display){letter-spacing:${tracking}em}`,
    ornaments(look),
    look.ornament === 'plain' ? PLAIN : '',
    bandRules(SHOP, look),
    cardRules[look.cards],
  ]
    .filter(Boolean)
    .join('\n')
}

/**
 * `theme-color`: a browser's bar above the shop has its colour as soon as the owner has chosen one, or a header that has it; before,
 * that of what pages stand on.
 */
export function themeColor(look: Look): string {
  const set = groundSets[look.ground]
  if (!isUsual(look, 'action') || set?.band === 'action') return look.action
  return set?.page ?? USUAL_THEME
}
