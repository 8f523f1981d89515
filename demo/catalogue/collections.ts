import type { View } from '../loom/spec.ts'
import { productPictureId, slugOf } from './product.ts'

/** A cover is another picture than the one by which the lists below it show the piece. */
const coverOf = (name: string, view: View) => productPictureId({ slug: slugOf(name) }, view)

interface DemoCollection {
  readonly name: string
  readonly slug: string
  readonly description: string
  /** A woven picture. */
  readonly cover: string
  /** Words of a listing's address; of one by hand none. */
  readonly rule?: Readonly<Record<string, string | number>>
  /** Slugs of products in their places, where it is by hand. */
  readonly chosen?: readonly string[]
}

/** Collections across the categories of the demo shop, the last one first on its page. */
export const demoCollections: readonly DemoCollection[] = [
  {
    name: 'From the loom',
    slug: 'from-the-loom',
    description: 'Four sarees from four looms, picked by hand: Banaras, Kanchipuram, Paithan and Patan.',
    cover: coverOf('Patan Patola Style Double Ikat Silk Saree', 'folds'),
    chosen: [
      'Banarasi Katan Silk Saree in Kumkum Red',
      'Kanjivaram Silk Saree with Korvai Temple Border',
      'Paithani Silk Saree with Peacock Pallu in Peacock Blue',
      'Patan Patola Style Double Ikat Silk Saree',
    ].map(slugOf),
  },
  {
    name: 'Handloom Mark',
    slug: 'handloom-mark',
    description: 'Woven on handlooms, and marked so by the Government of India.',
    cover: coverOf('Dhakai Jamdani Handloom Saree in Ivory and Gold', 'pallu'),
    rule: { marks: 'handloom-mark' },
  },
  {
    name: 'Under ₹2,000',
    slug: 'under-2000',
    description: 'Good cotton and easy colour, for every day and for gifts.',
    cover: coverOf('Bengal Tant Cotton Saree with Red Border', 'border'),
    rule: { max: 2_000, sort: 'lowToHigh' },
  },
  {
    name: 'Diwali edit',
    slug: 'diwali-edit',
    description: 'Silk, zari and colour for the festival of lights, in sarees and in suits.',
    cover: coverOf('Banarasi Katan Silk Saree in Kumkum Red', 'pallu'),
    rule: { occasion: 'festive', categories: 'saree,salwar-suit' },
  },
]
