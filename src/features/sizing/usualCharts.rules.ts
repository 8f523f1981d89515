import type { Garment, Point, Side } from './garments.rules.ts'
import type { ChartFields } from './sizing.schema.ts'

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']

/** One column: what it measures, and its inches from XS to XXL. */
type Column = readonly [of: Side, point: Point, inches: readonly number[]]

/** Even steps from the first size to the last. */
const from = (first: number, step: number): number[] => sizes.map((_, at) => first + at * step)
const bust: Column = ['body', 'bust', from(32, 2)]
const waist: Column = ['body', 'waist', from(26, 2)]
const hip: Column = ['body', 'hip', from(34, 2)]
const kurta: readonly Column[] = [
  ['garment', 'bust', from(34, 2)],
  ['garment', 'shoulder', from(13.5, 0.5)],
  ['garment', 'sleeve', [16, 16, 16.5, 16.5, 17, 17]],
  ['garment', 'length', [44, 44, 45, 45, 46, 46]],
]
const bottom: readonly Column[] = [
  ['garment', 'thigh', from(23, 1)],
  ['garment', 'bottomLength', [37, 37.5, 38, 38.5, 39, 39]],
  ['garment', 'hem', from(11, 0.5)],
]
const blouse: readonly Column[] = [
  ['garment', 'bust', from(33, 2)],
  ['garment', 'shoulder', from(13, 0.5)],
  ['garment', 'armhole', from(14.5, 0.75)],
  ['garment', 'sleeve', [9, 9, 9.5, 9.5, 10, 10]],
  ['garment', 'length', from(13.5, 0.5)],
]
const underbust: Column = ['body', 'underbust', from(27, 2)]
const lehenga: readonly Column[] = [
  ['garment', 'skirtLength', [40, 40, 41, 41, 42, 42]],
  ['garment', 'flare', from(110, 4)],
]

const chart = (name: string, garment: Garment, columns: readonly Column[], advice: string): ChartFields => ({
  name,
  garment,
  advice,
  columns: columns.map(([of, point]) => ({ of, point })),
  rows: sizes.map((size, at) => ({
    size,
    values: columns.map(([, , inches]) => Math.round((inches[at] ?? 0) * 25.4)),
  })),
})

const larger =
  'Take the larger size: a seam is taken in within minutes, and there is rarely cloth to let out.'

/** Charts as they are usual in India, for a shop that has none: to be corrected by what its tailors sew. */
export const usualCharts: readonly ChartFields[] = [
  chart('Kurtas and kurtis', 'kurta', [bust, waist, hip, ...kurta], larger),
  chart('Salwar suits', 'suit', [bust, waist, hip, ...kurta, ...bottom], larger),
  chart(
    'Blouses',
    'blouse',
    [bust, underbust, ...blouse],
    `${larger} A blouse that is lined sits half an inch closer.`,
  ),
  chart('Salwars, churidars and palazzos', 'bottom', [waist, hip, ...bottom], larger),
  chart(
    'Lehengas',
    'lehenga',
    [waist, hip, ...lehenga],
    'Take the size of your waist: a drawstring closes two inches, and the hem can be taken up.',
  ),
]

/** Which of them the categories of a new shop begin with, by their names in small letters. */
export const usualOf: Readonly<Record<string, string>> = { 'salwar suit': 'Salwar suits' }
