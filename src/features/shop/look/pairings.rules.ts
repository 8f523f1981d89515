import { m } from './messages/look.messages.ts'

/** A file of letters, cut for English pages (src/ui/fonts/subset.ts). */
interface Face {
  readonly family: string
  /** As it is called in src/ui/fonts/looks, without its ending. */
  readonly file: string
  /** The beginning of its SHA-256: the address of another file is another one. */
  readonly hash: string
  /** The weights that it stands for. */
  readonly weight: string
  /** Fonts of the device that stand in until it is there, and how they are stretched so that nothing moves then. */
  readonly near: Near
}

interface Near {
  readonly fonts: readonly string[]
  /** The average width of a letter of ours in that of theirs, per cent. */
  readonly size: number
  /** Of ours, in parts of its size. */
  readonly ascent: number
  readonly descent: number
}

// not a message: names of fonts
const serifs = ['Georgia', 'Gelasio', 'Noto Serif']
// not a message: names of fonts
const sans = ['Arial', 'Liberation Sans', 'Roboto']
// not a message: names of fonts
const sansBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold']

// not a message: names of fonts
const faces = {
  rozha: {
    family: 'Rozha One',
    file: 'rozha-400',
    hash: '71bbb78c',
    weight: '400 700',
    near: { fonts: serifs, size: 105.2, ascent: 0.998, descent: 0.422 },
  },
  tiro: {
    family: 'Tiro Devanagari Hindi',
    file: 'tiro-400',
    hash: '825a4a5c',
    weight: '400 700',
    near: { fonts: serifs, size: 99, ascent: 0.755, descent: 0.245 },
  },
  poppins: {
    family: 'Poppins',
    file: 'poppins-500',
    hash: '1a2f11a6',
    weight: '400 700',
    near: { fonts: sans, size: 113.8, ascent: 1.05, descent: 0.35 },
  },
  baloo: {
    family: 'Baloo 2',
    file: 'baloo-700',
    hash: '36a9f3f7',
    weight: '400 700',
    near: { fonts: sansBold, size: 95.3, ascent: 1.078, descent: 0.524 },
  },
  hind: {
    family: 'Hind',
    file: 'hind-400',
    hash: '9aa5bc3a',
    weight: '400 500',
    near: { fonts: sans, size: 95.7, ascent: 1.055, descent: 0.546 },
  },
  hindStrong: {
    family: 'Hind',
    file: 'hind-600',
    hash: '40ab26c1',
    weight: '600 700',
    near: { fonts: sansBold, size: 92.3, ascent: 1.055, descent: 0.546 },
  },
} as const satisfies Record<string, Face>

export interface Pairing {
  readonly label: () => string
  readonly text: () => string
  /** What headings and prices are set in; undefined: as without a choice. */
  readonly display?: Face
  /** Of headings, em. */
  readonly tracking?: number
  /** What all else is set in; none: as without a choice. */
  readonly body?: readonly Face[]
}

/** Letters for headings and for text that go together; of the first nothing has to be fetched besides what every shop fetches. */
export const pairings = {
  classic: { label: m.classic, text: m.classicText },
  festive: {
    label: m.festive,
    text: m.festiveText,
    display: faces.rozha,
    tracking: 0.005,
  },
  book: {
    label: m.book,
    text: m.bookText,
    display: faces.tiro,
    tracking: 0,
    body: [faces.hind, faces.hindStrong],
  },
  modern: {
    label: m.modern,
    text: m.modernText,
    display: faces.poppins,
    tracking: -0.015,
  },
  poster: {
    label: m.poster,
    text: m.posterText,
    display: faces.baloo,
    tracking: -0.01,
    body: [faces.hind, faces.hindStrong],
  },
} as const satisfies Record<string, Pairing>

export type PairingName = keyof typeof pairings
export const pairingNames = Object.keys(pairings) as [PairingName, ...PairingName[]]

/** All files that pairings are made of. */
export const faceFiles: readonly Pick<Face, 'file' | 'hash'>[] = Object.values(faces)

export const faceUrl = ({ file, hash }: Pick<Face, 'file' | 'hash'>): string => `/fonts/${file}.${hash}.woff2`

const facesOf = ({ display, body = [] }: Pairing): Face[] => [...(display ? [display] : []), ...body]

/** What to fetch with the page, and which of the usual fonts (src/ui/fonts/preload.ts) it goes without. */
export function fontsOf(name: PairingName): { fetched: string[]; unused: ('display' | 'text')[] } {
  const pairing: Pairing = pairings[name]
  return {
    fetched: facesOf(pairing).map(faceUrl),
    unused: [...(pairing.display ? ['display' as const] : []), ...(pairing.body ? ['text' as const] : [])],
  }
}

/** As in fonts.css: other letters are those of the usual fonts. */
const RANGE =
  'U+20-7E,U+A0,U+A9,U+AE,U+B0,U+B7,U+BD,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2190,U+2192,U+20B9,U+2212'

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`

function faceCss(face: Face): string {
  const { family, weight, near } = face
  const stretch = near.size / 100
  return [
    `@font-face{font-family:"${family}";src:url("${faceUrl(face)}") format("woff2");font-weight:${weight};font-display:swap;unicode-range:${RANGE}}`,
    `@font-face{font-family:"Near ${family}";src:${near.fonts.map((font) => `local("${font}")`).join(',')};font-weight:${weight};size-adjust:${near.size}%;ascent-override:${percent(near.ascent / stretch)};descent-override:${percent(near.descent / stretch)};line-gap-override:0%}`,
  ].join('\n')
}

/** The rules by which a browser finds the letters. */
export const facesCss = (name: PairingName): string => facesOf(pairings[name]).map(faceCss).join('\n')

/** Other letters, as in tokens.css. */
// not a message: names of fonts
const others = {
  display: '"Noto Serif Tamil","Noto Serif Devanagari",serif',
  body: '"Mukta Malar","Mukta Devanagari","Noto Sans Tamil","Noto Sans Devanagari",sans-serif',
} as const

/** The values of the tokens for letters. */
export function fontTokens(name: PairingName): Record<string, string> {
  const { display, body }: Pairing = pairings[name]
  return {
    ...(display && {
      '--font-display': `"${display.family}","Near ${display.family}",${others.display}`,
    }),
    ...(body?.[0] && {
      '--font-sans': `"${body[0].family}","Near ${body[0].family}",${others.body}`,
    }),
  }
}
