/** What the shopkeeper's lists of values begin with, in the order in which forms and filters show them. */

/** Colours have the hex of their swatch. */
export interface FirstValue {
  readonly value: string
  readonly hex?: string
}

interface Named<Value extends string> extends FirstValue {
  readonly value: Value
}

const named = <const Value extends string>(values: readonly Named<Value>[]): readonly Named<Value>[] => values

const list = <const Value extends string>(...values: readonly Value[]): readonly Named<Value>[] =>
  named(values.map((value) => ({ value })))

export const fabrics = list(
  ...['Silk', 'Katan silk', 'Mulberry silk', 'Tussar silk', 'Muga silk', 'Raw silk', 'Soft silk', 'Art silk'],
  ...[
    'Silk cotton',
    'Cotton',
    'Mulmul',
    'Cambric',
    'Khadi',
    'Linen',
    'Brocade',
    'Tissue',
    'Organza',
    'Georgette',
  ],
  ...['Chiffon', 'Crepe', 'Satin', 'Velvet', 'Net', 'Rayon', 'Viscose', 'Modal', 'Wool', 'Pashmina'],
)

/** Weaves, and crafts that make the cloth what it is. */
export const weaves = list(
  ...[
    'Banarasi',
    'Kanjivaram',
    'Chanderi',
    'Paithani',
    'Maheshwari',
    'Patola',
    'Ikat',
    'Pochampally',
    'Sambalpuri',
  ],
  ...[
    'Bandhani',
    'Leheriya',
    'Kalamkari',
    'Ajrakh',
    'Dabu',
    'Block print',
    'Chikankari',
    'Phulkari',
    'Kantha',
  ],
  ...['Jamdani', 'Tant', 'Baluchari', 'Tussar', 'Bhagalpuri', 'Kota doria', 'Mysore', 'Gadwal', 'Uppada'],
  ...['Dharmavaram', 'Narayanpet', 'Venkatagiri', 'Ilkal', 'Kasavu', 'Mangalagiri'],
)

export const colours = named([
  { value: 'Red', hex: '#b3202c' },
  { value: 'Maroon', hex: '#7a1230' },
  { value: 'Wine', hex: '#5a0f2e' },
  { value: 'Rani pink', hex: '#c2185b' },
  { value: 'Pink', hex: '#e58aa5' },
  { value: 'Onion pink', hex: '#c9838c' },
  { value: 'Peach', hex: '#f4b899' },
  { value: 'Coral', hex: '#e0654f' },
  { value: 'Orange', hex: '#e2711d' },
  { value: 'Rust', hex: '#a4441f' },
  { value: 'Mustard', hex: '#c8962f' },
  { value: 'Yellow', hex: '#f0c52f' },
  { value: 'Gold', hex: '#c9a84c' },
  { value: 'Beige', hex: '#d8c5a0' },
  { value: 'Cream', hex: '#f0e5ce' },
  { value: 'White', hex: '#fbfaf6' },
  { value: 'Grey', hex: '#8f979a' },
  { value: 'Silver', hex: '#c4c6c8' },
  { value: 'Black', hex: '#1b1a1d' },
  { value: 'Brown', hex: '#6b4423' },
  { value: 'Olive', hex: '#6b6b2e' },
  { value: 'Parrot green', hex: '#4fa33a' },
  { value: 'Green', hex: '#2e7d4f' },
  { value: 'Bottle green', hex: '#12402f' },
  { value: 'Mint', hex: '#b7dcc6' },
  { value: 'Pista', hex: '#c5d29b' },
  { value: 'Teal', hex: '#0f6673' },
  { value: 'Peacock blue', hex: '#0f5a8a' },
  { value: 'Turquoise', hex: '#2fb0b0' },
  { value: 'Sky blue', hex: '#8ec5e8' },
  { value: 'Blue', hex: '#2a5cae' },
  { value: 'Royal blue', hex: '#1f36a0' },
  { value: 'Navy', hex: '#16234a' },
  { value: 'Indigo', hex: '#2a3566' },
  { value: 'Purple', hex: '#5e2a7e' },
  { value: 'Lavender', hex: '#b9a3d9' },
  { value: 'Aubergine', hex: '#43163d' },
  { value: 'Magenta', hex: '#a81670' },
  { value: 'Multicolour' },
])

export const works = list(
  ...['Zari', 'Meenakari', 'Zardozi', 'Gota patti', 'Resham', 'Threadwork', 'Aari', 'Mirror work', 'Sequins'],
  ...['Beads', 'Stones', 'Hand painted', 'Block printed', 'Printed'],
)

export const patterns = list(
  ...['Plain', 'Buta', 'Coin buti', 'Floral', 'Jaal', 'Paisley', 'Checks', 'Stripes', 'Geometric', 'Ikat'],
  ...['Dots', 'Waves', 'Peacock', 'Figures', 'Abstract'],
)

export const occasions = list(
  ...['Wedding', 'Reception', 'Engagement', 'Haldi', 'Mehendi', 'Sangeet', 'Festive', 'Puja', 'Party'],
  ...['Office', 'Everyday'],
)

export const borders = list(
  ...['No border', 'Zari', 'Temple', 'Korvai', 'Ganga jamuna', 'Paisley', 'Floral vine', 'Striped', 'Ikat'],
  ...['Embroidered', 'Gota', 'Printed', 'Scalloped', 'Lace'],
)

export const linings = list('Unlined', 'Cotton', 'Crepe', 'Satin', 'Santoon', 'Lining material included')

export const cares = list(
  ...['Dry clean only', 'Dry clean first', 'Hand wash cold', 'Machine wash cold', 'Wash separately'],
  ...['Dry in shade', 'Iron on low', 'Do not bleach', 'Keep folded in muslin'],
)

export const marks = list(
  'Handloom Mark',
  'India Handloom Brand',
  'Silk Mark',
  'GI tag',
  'Khadi Mark',
  'Craftmark',
)

const lists = [fabrics, weaves, colours, works, patterns, occasions, borders, linings, cares, marks] as const

/** Types of the specification's categories (`typeFilters`) that are in none of the lists. */
type TypeWord = 'Handloom' | 'Zariwork' | 'Salwar Suit' | 'Saree'

/** All that is called something in each further language, in small letters: types refuse a language that lacks one. */
export type FirstWord = Lowercase<(typeof lists)[number][number]['value'] | TypeWord | 'India'>
