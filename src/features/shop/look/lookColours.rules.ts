import { hexOfLch, lchOf } from '#/platform/colour/colour.rules.ts'
import {
  atLightness,
  failedGrounds,
  type Ground,
  nearestReadable,
  READABLE,
} from '#/platform/colour/contrast.rules.ts'
import type { Look } from './look.schema.ts'
import { m } from './messages/look.messages.ts'

/** What the shop's colours stand on; the tokens of src/ui/styles/tokens.css. */
export const grounds = {
  page: '#fbf7ef',
  surface: '#fffdf9',
  sand: '#f4ecdf',
  ink: '#2b1527',
  white: '#ffffff',
} as const

export const colourNames = ['action', 'link', 'accent'] as const
export type ColourName = (typeof colourNames)[number]

/** What is said of a colour that cannot be read, by where. */
const said = {
  page: m.unreadableOnPage,
  cards: m.unreadableOnCards,
  sand: m.unreadableOnSand,
  white: m.unreadableUnderWhite,
  dark: m.unreadableByDark,
} as const

interface LookGround extends Ground {
  readonly words: keyof typeof said
}

const asText: LookGround[] = [
  { hex: grounds.page, least: READABLE, words: 'page' },
  { hex: grounds.surface, least: READABLE, words: 'cards' },
  { hex: grounds.sand, least: READABLE, words: 'sand' },
]
const underWhite: LookGround = { hex: grounds.white, least: READABLE, words: 'white' }

/** Where each colour stands, and what it has to reach there. */
export const groundsOf: Readonly<Record<ColourName, readonly LookGround[]>> = {
  action: [underWhite, ...asText],
  link: [...asText, underWhite],
  // Dark letters stand on it, and it stands on the dark footer.
  accent: [{ hex: grounds.ink, least: READABLE, words: 'dark' }],
}

/** What is wrong with a colour, and the nearest one that is right. */
export interface ColourProblem {
  readonly message: string
  /** `#rrggbb`; there always is one for the grounds above. */
  readonly nearest: string
}

/** Whether a colour can be read where it stands. @param hex `#rrggbb` */
export function colourProblem(name: ColourName, hex: string): ColourProblem | undefined {
  const [failed] = failedGrounds(hex, groundsOf[name])
  // guard: look-contrast
  if (!failed) return undefined
  const nearest = nearestReadable(hex, groundsOf[name]) ?? hex
  return { message: said[failed.words]({ hex, nearest }), nearest }
}

/** All problems of a look, by the names of its fields. */
export const lookProblems = (
  look: Partial<Pick<Look, ColourName>>,
): { field: ColourName; message: string }[] =>
  colourNames.flatMap((field) => {
    const hex = look[field]
    const problem = hex === undefined ? undefined : colourProblem(field, hex)
    return problem ? [{ field, message: problem.message }] : []
  })

/** A touch of a colour on paper: so light that the colour itself can be read on it. */
function wash(hex: string, readable: readonly string[]): string {
  const { hue, chroma } = lchOf(hex)
  const soft = { hue, chroma: Math.min(chroma, 0.022), lightness: 0.95 }
  const least: Ground[] = readable.map((text) => ({ hex: text, least: READABLE, words: '' }))
  return nearestReadable(hexOfLch(soft), least, 'light') ?? grounds.white
}

/** Darker by so much, for what is pointed at; 0 to 1. */
const DEEPER = 0.075
const deeper = (hex: string): string => atLightness(hex, lchOf(hex).lightness - DEEPER)

/** The tokens that follow from a colour. What the program says in words of its own (success, danger) stays as it is. */
export const colourTokens: Readonly<Record<ColourName, (hex: string) => Record<string, string>>> = {
  action: (hex) => ({
    '--color-kumkum': hex,
    '--color-kumkum-deep': deeper(hex),
    '--color-kumkum-wash': wash(hex, [hex, grounds.ink]),
  }),
  link: (hex) => ({
    '--color-peacock': hex,
    '--color-peacock-deep': deeper(hex),
    '--color-peacock-wash': wash(hex, [hex, grounds.ink]),
  }),
  accent(hex) {
    const strong = nearestReadable(hex, asText, 'dark') ?? grounds.ink
    const words = atLightness(strong, lchOf(strong).lightness - DEEPER)
    return {
      '--color-haldi': hex,
      '--color-haldi-deep': strong,
      '--color-haldi-ink': words,
      '--color-haldi-wash': wash(hex, [words, grounds.ink]),
    }
  },
}
