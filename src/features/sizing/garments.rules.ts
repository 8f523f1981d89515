/** Where a tape is laid, and how: what the figure of a garment letters and a chart's columns stand for. */
export const points = {
  bust: ['Bust', 'Around the fullest part, the tape level and not pulled.'],
  underbust: ['Under the bust', 'Around the ribs, right below the bust.'],
  waist: ['Waist', 'Around the narrowest part, a finger under the tape.'],
  hip: ['Hip', 'Around the fullest part, about 8 inches below the waist.'],
  shoulder: ['Shoulder', 'From one shoulder bone to the other, across the back.'],
  sleeve: ['Sleeve', 'From the shoulder bone down the arm, as long as it should be.'],
  armhole: ['Armhole', 'Around the arm where it meets the shoulder, not tight.'],
  neck: ['Front neck', 'From the shoulder at the neck straight down to where the neckline ends.'],
  length: ['Length', 'From the shoulder at the neck straight down to the hem.'],
  bottomLength: ['Bottom length', 'From the waist down the outside of the leg to the hem.'],
  skirtLength: ['Skirt length', 'From the waist straight down to the floor, in the shoes that go with it.'],
  thigh: ['Thigh', 'Around the fullest part of one leg.'],
  hem: ['Leg opening', 'Around the hem of one leg.'],
  flare: ['Flare', 'All around the hem of the skirt, spread out.'],
} as const satisfies Readonly<Record<string, readonly [name: string, how: string]>>

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
  kurta: { name: 'Kurta or kurti', figures: ['kurta'] },
  suit: { name: 'Suit: kurta and bottom', figures: ['kurta', 'bottom'] },
  blouse: { name: 'Blouse', figures: ['blouse'] },
  bottom: { name: 'Salwar, churidar or palazzo', figures: ['bottom'] },
  lehenga: { name: 'Lehenga', figures: ['lehenga'] },
  lehengaSet: { name: 'Lehenga choli', figures: ['blouse', 'lehenga'] },
} as const satisfies Readonly<Record<string, { name: string; figures: readonly Figure[] }>>
export type Garment = keyof typeof garments
export const garmentKeys = Object.keys(garments) as [Garment, ...Garment[]]

/** What a column measures: the wearer, or what is sold. */
export const sides = ['body', 'garment'] as const
export type Side = (typeof sides)[number]
export const sideNames: Readonly<Record<Side, string>> = { body: 'Body', garment: 'Garment' }

/** The points of a garment, each once. */
export const pointsOf = (garment: Garment): Point[] => [
  ...new Set<Point>(garments[garment].figures.flatMap((figure): readonly Point[] => figures[figure])),
]

/** The letter of each point that is measured, A first: the same in the head of a table and in the figures. */
export function lettersOf(columns: readonly { readonly point: Point }[]): ReadonlyMap<Point, string> {
  const measured = [...new Set(columns.map(({ point }) => point))]
  return new Map(measured.map((point, at) => [point, String.fromCharCode(65 + at)]))
}
