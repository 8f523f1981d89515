import { m } from './messages/sizing.messages.ts'

/** Where a tape is laid, and how: what the figure of a garment letters and a chart's columns stand for. */
export const points = {
  bust: [m.bust, m.bustHow],
  underbust: [m.underbust, m.underbustHow],
  waist: [m.waist, m.waistHow],
  hip: [m.hip, m.hipHow],
  shoulder: [m.shoulder, m.shoulderHow],
  sleeve: [m.sleeve, m.sleeveHow],
  armhole: [m.armhole, m.armholeHow],
  neck: [m.neck, m.neckHow],
  length: [m.length, m.lengthHow],
  bottomLength: [m.bottomLength, m.bottomLengthHow],
  skirtLength: [m.skirtLength, m.skirtLengthHow],
  thigh: [m.thigh, m.thighHow],
  hem: [m.legHem, m.legHemHow],
  flare: [m.flare, m.flareHow],
} as const satisfies Readonly<Record<string, readonly [name: () => string, how: () => string]>>

export type Point = keyof typeof points
export const pointKeys = Object.keys(points) as [Point, ...Point[]]

/** Garments that have a figure, each with the points that can be measured on it. */
export const figures = {
  kurta: ['bust', 'waist', 'hip', 'shoulder', 'sleeve', 'length'],
  blouse: ['bust', 'underbust', 'shoulder', 'sleeve', 'armhole', 'neck', 'length'],
  bottom: ['waist', 'hip', 'thigh', 'bottomLength', 'hem'],
  lehenga: ['waist', 'hip', 'skirtLength', 'flare'],
} as const satisfies Readonly<Record<string, readonly Point[]>>
export type Figure = keyof typeof figures

/** Kinds of garments: what a shopkeeper calls them, and whose figures show how to measure them. */
export const garments = {
  kurta: { name: m.kurta, figures: ['kurta'] },
  suit: { name: m.suit, figures: ['kurta', 'bottom'] },
  blouse: { name: m.blouse, figures: ['blouse'] },
  bottom: { name: m.bottom, figures: ['bottom'] },
  lehenga: { name: m.lehenga, figures: ['lehenga'] },
  lehengaSet: { name: m.lehengaSet, figures: ['blouse', 'lehenga'] },
} as const satisfies Readonly<Record<string, { name: () => string; figures: readonly Figure[] }>>
export type Garment = keyof typeof garments
export const garmentKeys = Object.keys(garments) as [Garment, ...Garment[]]

/** What a column measures: the wearer, or what is sold. */
export const sides = ['body', 'garment'] as const
export type Side = (typeof sides)[number]
export const sideNames: Readonly<Record<Side, () => string>> = { body: m.body, garment: m.garment }

/** The points of a garment, each once. */
export const pointsOf = (garment: Garment): Point[] => [
  ...new Set<Point>(garments[garment].figures.flatMap((figure): readonly Point[] => figures[figure])),
]

/** The letter of each point that is measured, A first: the same in the head of a table and in the figures. */
export function lettersOf(columns: readonly { readonly point: Point }[]): ReadonlyMap<Point, string> {
  const measured = [...new Set(columns.map(({ point }) => point))]
  return new Map(measured.map((point, at) => [point, String.fromCharCode(65 + at)]))
}
