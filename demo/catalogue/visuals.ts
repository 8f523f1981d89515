import type { BannerDetails } from '#/features/visuals/bannerDetails.schema.ts'
import type { BannerSpec, CategoryPictureSpec, FabricSpec } from '../loom/spec.ts'
import { demoMaterials } from './materials.ts'
import { demoOccasion } from './occasion.ts'
import { type DemoCategory, type DemoProduct, edge, fabric } from './product.ts'
import { demoSarees } from './sarees.ts'
import { demoSuits } from './suits.ts'

export type DemoCategoryEntry = { name: DemoCategory; status: boolean; picture: CategoryPictureSpec }

const clothOf = (products: readonly DemoProduct[], words: string) => {
  const found = products.find((p) => p.name.includes(words))
  if (!found) throw new Error(`no demo product is called ${words}`)
  return found.cloth
}

/** The four categories of section 2, each with a 480 x 640 picture: another view than the one by which its lists show the piece. */
export const demoCategories: readonly DemoCategoryEntry[] = [
  { name: 'saree', status: true, picture: { cloth: clothOf(demoSarees, 'Kanjivaram'), view: 'pallu' } },
  { name: 'salwar suit', status: true, picture: { cloth: clothOf(demoSuits, 'Bandhani'), view: 'neck' } },
  { name: 'material', status: true, picture: { cloth: clothOf(demoMaterials, 'Ajrakh'), view: 'border' } },
  { name: 'occasion', status: true, picture: { cloth: clothOf(demoOccasion, 'Sindoor'), view: 'folds' } },
]

const red = fabric('silk', 'jaal', '#8e1a2d', ['#1f6b5a', '#d98a2b'], 'gold', edge('zari', '#5a0f2e', 130))
const green = fabric(
  'silk',
  'buta',
  '#17583f',
  ['#c8962f', '#8a1a3a'],
  'gold',
  edge('temple', '#7a1230', 170),
)
const peacock = fabric(
  'silk',
  'meenakari',
  '#0f4f66',
  ['#c2306a', '#e0872f', '#5aa08a', '#2f7d5b'],
  'gold',
  edge('vine', '#6a1458', 130),
)
const marigold = fabric(
  'silk',
  'coin',
  '#d08a1c',
  ['#7a1f3d', '#7a1f3d'],
  'gold',
  edge('paisley', '#7a1f3d', 120),
)
const ivory = fabric(
  'chanderi',
  'jamdani',
  '#eadfc8',
  ['#b8892f', '#a3432f'],
  'gold',
  edge('stripe', '#c9a860', 90),
)
const rani = fabric(
  'georgette',
  'bandhani',
  '#b5145c',
  ['#f6ead2', '#f0b52f'],
  'gold',
  edge('gota', '#7a0f42', 110),
)
const indigo = fabric(
  'cotton',
  'ajrakh',
  '#1d2f5c',
  ['#e9dec6', '#93302a', '#141826'],
  'none',
  edge('print', '#93302a', 100),
)
const plum = fabric(
  'silk',
  'paisley',
  '#43163d',
  ['#c2306a', '#1f6b5a'],
  'gold',
  edge('paisley', '#2f0d2b', 120),
)

export type DemoBanner = {
  device: 'desktop' | 'mobile'
  type: 'carousel' | 'banner'
  picture: BannerSpec
  words?: BannerWords
}

/** What a banner of the demo shop says; its cloth hangs on the right, on a phone above. */
export type BannerWords = Pick<BannerDetails, 'headline' | 'text' | 'button' | 'link' | 'alt'>

const hero = (
  seed: number,
  flow: BannerSpec['flow'],
  background: BannerSpec['background'],
  cloths: readonly FabricSpec[],
  words: BannerWords,
): DemoBanner[] => [
  {
    device: 'desktop',
    type: 'carousel',
    picture: { seed, shape: 'desktop-carousel', flow, background, cloths },
    words,
  },
  {
    device: 'mobile',
    type: 'carousel',
    picture: { seed, shape: 'mobile-carousel', flow, background, cloths },
    words,
  },
]

/** Over every listing, so of what holds for all goods; on a phone without a button, above goods that are seen at once. */
const closeUp: BannerWords = {
  headline: 'See the weave up close',
  text: 'Every piece is shown whole and near, its border too. Press a picture to come nearer.',
  button: 'Care and questions',
  link: '/faqs',
  alt: 'Plum, ivory and red silk with woven borders',
}

/** Carousel and listing banners for both devices (section 9, banner sizes). */
export const demoBanners: readonly DemoBanner[] = [
  ...hero(5, 'curtain', '#e9dcc8', [red, green, marigold, ivory], {
    headline: 'The wedding silks are here',
    text: 'Kanjivaram and Banarasi, woven with real care for the days that stay.',
    button: 'See the silks',
    link: '/new/saree/collections',
    alt: 'Lengths of red, green, marigold and ivory silk hung side by side',
  }),
  ...hero(17, 'sweep', '#e6dfd6', [peacock, rani, marigold], {
    headline: 'Colours for the festive season',
    text: 'Lehengas and salwar suits that dance as long as you do.',
    button: 'Dress for the day',
    link: '/new/occasion/collections',
    alt: 'Peacock blue, rani pink and marigold cloth thrown in wide curves',
  }),
  ...hero(29, 'stack', '#e4ddd0', [indigo, ivory, plum, marigold, green], {
    headline: 'Uncut cloth, your own cut',
    text: 'Dress material in ajrakh, chanderi and silk, for your own tailor.',
    button: 'Choose your cloth',
    link: '/new/material/collections',
    alt: 'Folded lengths of indigo, ivory, plum, marigold and green cloth in a stack',
  }),
  {
    device: 'desktop',
    type: 'banner',
    picture: {
      seed: 41,
      shape: 'desktop-banner',
      flow: 'sweep',
      background: '#eadfce',
      cloths: [plum, ivory, red],
    },
    words: closeUp,
  },
  {
    device: 'mobile',
    type: 'banner',
    picture: {
      seed: 43,
      shape: 'mobile-banner',
      flow: 'curtain',
      background: '#eadfce',
      cloths: [plum, ivory, red],
    },
    words: { ...closeUp, text: 'Every piece is shown whole and near.', button: '', link: '' },
  },
]
