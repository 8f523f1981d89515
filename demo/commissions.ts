import { type DemoProduct, productPictureId, slugOf } from './catalogue/product.ts'
import { demoBanners, demoCategories, demoProducts } from './catalogue.ts'
import { firstViews, nextView, opensWithBanner, viewsLeft } from './firstViews.ts'
import type { View } from './loom/spec.ts'
import type { Commission } from './weaver.ts'

export const categoryPictureId = (name: string) => `category-${slugOf(name)}`
export const bannerPictureId = (index: number) => `banner-${index + 1}`

const picturesOf = (product: DemoProduct, views: readonly View[]): Commission[] =>
  views.map((view) => ({
    id: productPictureId(product, view),
    kind: 'product',
    cloth: product.cloth,
    view,
  }))

const bannerCommissions = (isFirst: boolean): Commission[] =>
  demoBanners.flatMap(({ picture }, index) =>
    opensWithBanner(index) === isFirst
      ? [{ id: bannerPictureId(index), kind: 'banner' as const, banner: picture }]
      : [],
  )

/** The other banners that take turns with those of the opening. */
export const laterBanners = (): Commission[] => bannerCommissions(false)

/** The first picture of a product that opens without one. */
export const nextCommissions = (product: DemoProduct): Commission[] => picturesOf(product, nextView(product))

/** What else is woven of a product after the shop has opened. */
export const laterCommissions = (product: DemoProduct): Commission[] =>
  picturesOf(product, viewsLeft(product))

/** Every picture that the demo shop opens with, those of one cloth together: a weaver that has the yarn at hand is quicker. */
export const demoCommissions = (): Commission[][] => [
  ...demoCategories.map(({ name, picture }) => [
    { id: categoryPictureId(name), kind: 'category' as const, ...picture },
  ]),
  ...bannerCommissions(true).map((banner) => [banner]),
  ...demoProducts.map((product) => picturesOf(product, firstViews(product))),
]
