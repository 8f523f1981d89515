import { demoPages } from './catalogue/pages.ts'
import { type DemoProduct, productPictureId } from './catalogue/product.ts'
import { demoCollections, demoProducts, demoReviews } from './catalogue.ts'
import { aboutPicture } from './home.ts'
import { snapshotsOf } from './snapshots.ts'

/** Pictures that something other than a product's own page shows: pages, covers, and what customers photographed. */
function shownElsewhere(): Set<string> {
  const ids = new Set(demoCollections.map(({ cover }) => cover))
  ids.add(aboutPicture)
  for (const { of } of demoReviews.flatMap((_, index) => snapshotsOf(index))) ids.add(of)
  demoPages({
    product: (slug) => slug,
    picture(slug, view) {
      ids.add(`${slug}-${view}`)
      return '/'
    },
  })
  return ids
}

const needed = shownElsewhere()

const split = new Map(
  demoProducts.map((product) => {
    const last = product.views.findLastIndex((view) => needed.has(productPictureId(product, view)))
    return [product.slug, Math.max(product.status ? 1 : 0, last + 1)]
  }),
)

/** The views that a product opens with: its first, where it is shown at all, and up to the last one that is shown elsewhere. */
export const firstViews = ({ slug, views }: DemoProduct) => views.slice(0, split.get(slug))

/** Those that are woven after the shop has opened: a shopper sees one picture of each piece before two of some. */
export const viewsLeft = ({ slug, views, laterViews }: DemoProduct) => [
  ...views.slice(split.get(slug)),
  ...laterViews,
]
