import { slugOf } from './product.ts'

/** Names of products, and of what their owner wears with them, the best first. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  'Banarasi Katan Silk Saree in Kumkum Red': [
    'Banarasi Silk Dress Material in Emerald with Wine Dupatta',
    'Wedding Collection Zariwork Silk Lehenga in Sindoor Red',
    'Wedding Collection Banarasi Silk Saree in Ivory and Gold',
  ],
  'Kanjivaram Silk Saree with Korvai Temple Border': [
    'Wedding Collection Kanjivaram Silk Saree in Temple Maroon',
    'Banarasi Silk Dress Material in Emerald with Wine Dupatta',
  ],
  'Sambalpuri Ikat Cotton Saree in Indigo': [
    'Sambalpuri Ikat Cotton Dress Material in Black and Vermilion',
    'Ajrakh Modal Silk Straight Suit in Indigo',
  ],
  'Sanganeri Cotton Straight Suit in Cream and Madder': [
    'Ajrakh Printed Cotton Dress Material in Madder Red',
    'Jaipuri Printed Dress Material in Cream and Coral',
  ],
  'Lucknowi Chikankari Cotton Palazzo Suit in Powder Blue': [
    'Threadwork Cotton Dress Material in Sky Blue',
    'Chikankari Threadwork Georgette Dress Material in Blush',
  ],
  'Phulkari Dupatta Cotton Patiala Style Salwar Suit in Teal': [
    'Phulkari Threadwork Cotton Dress Material in Onion Pink',
    'Casual Wear Linen Cotton Kurta Set in Oat with Threadwork Hem',
  ],
}

/** Which products the owner of the sample chose to go with others, by their slugs. */
export const demoGoesWith: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(chosen).map(([name, others]) => [slugOf(name), others.map(slugOf)]),
)
