import { demoPages } from './catalogue/pages.ts'
import { type DemoProduct, productPictureId } from './catalogue/product.ts'
import { demoBanners, demoProducts } from './catalogue.ts'
import { aboutPicture } from './home.ts'

/** Pictures that something other than a product's own page shows: the story, and pages. */
function shownElsewhere(): Set<string> {
  const ids = new Set([aboutPicture])
  demoPages({
    product: (slug) => slug,
    picture(slug, view) {
      ids.add(`${slug}-${view}`)
      return '/'
    },
  })
  return ids
}

/** Pieces of each list, and of the edit on the home page, that are seen without scrolling far. */
const FIRST_OF_LIST = 4
const FIRST_OF_EDIT = 8

/** What first screens show of the goods: the first of each list, which are the first of their kind in the catalogue, and the edit. */
function onFirstScreens(): Set<string> {
  const shown = demoProducts.filter(({ status }) => status)
  const ofList = Object.values(Object.groupBy(shown, ({ category }) => category)).flatMap((list) =>
    list.slice(0, FIRST_OF_LIST),
  )
  const edit = shown.filter(
    ({ category, quantity, attributes: { occasion } }) =>
      (category === 'saree' || category === 'salwar suit') && quantity > 0 && occasion?.includes('Festive'),
  )
  return new Set([...ofList, ...edit.slice(0, FIRST_OF_EDIT)].map(({ slug }) => slug))
}

const needed = shownElsewhere()
const onFirst = onFirstScreens()

/** Whether a first screen shows a product: of its list, or of the home page. */
export const isOnFirstScreen = (slug: string): boolean => onFirst.has(slug)

const split = new Map(
  demoProducts.map((product) => {
    const last = product.views.findLastIndex((view) => needed.has(productPictureId(product, view)))
    return [product.slug, Math.max(isOnFirstScreen(product.slug) ? 1 : 0, last + 1)]
  }),
)

/** The views that a product opens with: its first, where a first screen shows it, and up to the last one that is shown elsewhere. */
export const firstViews = ({ slug, views }: DemoProduct) => views.slice(0, split.get(slug))

/** The first picture of what further down a list shows: woven as soon as the shop is open, so that soon no card is without. */
export const nextView = ({ slug, status, views }: DemoProduct) =>
  status && split.get(slug) === 0 ? views.slice(0, 1) : []

/** All others, the first one too where it is not woven yet: a shopper sees one picture of each piece before two of some. */
export const viewsLeft = ({ slug, views, laterViews }: DemoProduct) => [
  ...views.slice(split.get(slug)),
  ...laterViews,
]

/** Whether a banner is there when the shop opens: of those that change, the one that stands there first. @param index of the banner */
export const opensWithBanner = (index: number): boolean => {
  const banner = demoBanners[index]
  const first = demoBanners.findIndex(
    ({ device, type }) => device === banner?.device && type === banner?.type,
  )
  return first === index
}
