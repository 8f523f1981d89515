import { type DemoProduct, productPictureId, slugOf } from './catalogue/product.ts'
import { demoBanners, demoCategories, demoProducts } from './catalogue.ts'
import { firstViews, viewsLeft } from './firstViews.ts'
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

/** What is woven of a product after the shop has opened. */
export const laterCommissions = (product: DemoProduct): Commission[] =>
  picturesOf(product, viewsLeft(product))

/** Every picture that the demo shop opens with, those of one cloth together: a weaver that has the yarn at hand is quicker. */
export const demoCommissions = (): Commission[][] => [
  ...demoCategories.map(({ name, picture }) => [
    { id: categoryPictureId(name), kind: 'category' as const, ...picture },
  ]),
  ...demoBanners.map(({ picture }, index) => [
    { id: bannerPictureId(index), kind: 'banner' as const, banner: picture },
  ]),
  ...demoProducts.map((product) => picturesOf(product, firstViews(product))),
]
