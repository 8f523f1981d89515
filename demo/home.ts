import { documentOf, type HomeDocument } from '#/features/home/document.rules.ts'
import { type Kind, kindOf, sectionSchema } from '#/features/home/sections.schema.ts'
import { newId } from '#/platform/db/ids.ts'
import { productPictureId, slugOf } from './catalogue/product.ts'

const section = (kind: Kind, fields: Readonly<Record<string, unknown>> = {}) =>
  sectionSchema.parse({ ...kindOf(kind).blank, id: newId(), kind, ...fields })

/** Of the story: the cloth of a saree whose card shows its pallu. */
export const aboutPicture = productPictureId(
  { slug: slugOf('Paithani Silk Saree with Peacock Pallu in Peacock Blue') },
  'folds',
)

/** The home page of the sample: a festival, the kinds of garment and its edit first. An empty shop shows the specification's own page. @param picture of the story */
export const demoHome = (picture: string): HomeDocument =>
  documentOf([
    section('hero'),
    section('categoryWindows'),
    section('collectionProducts', { collection: 'diwali-edit', heading: 'The Diwali edit', count: 8 }),
    section('collections', { heading: 'Put together by us' }),
    section('occasions', { heading: 'Dressed for every occasion' }),
    section('imageWithText', {
      ...{ heading: 'Woven for the days that matter', picture },
      text: 'Lamps, sweets, and a drape that is taken out once a year and never forgotten. Choose yours while there is time to have the blouse stitched.',
      ...{ button: 'The wedding lookbook', link: '/pages/wedding-lookbook' },
    }),
    section('bestSellers'),
    section('underPrice', { most: 2_000 }),
    section('bestReviews'),
    section('newArrivals', { heading: 'Just off the loom' }),
    section('recentlyViewed'),
  ])
