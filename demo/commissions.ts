import { type DemoProduct, slugOf } from './catalogue/product.ts'
import { demoBanners, demoCategories, demoProducts } from './catalogue.ts'
import type { Commission } from './weaver.ts'

export const productPictureId = (product: DemoProduct, view: string) => `${product.slug}-${view}`
export const categoryPictureId = (name: string) => `category-${slugOf(name)}`
export const bannerPictureId = (index: number) => `banner-${index + 1}`

/** Every picture of the demo shop, those of one cloth together: a weaver that has the yarn at hand is quicker. */
export const demoCommissions = (): Commission[][] => [
  ...demoCategories.map(({ name, picture }) => [
    { id: categoryPictureId(name), kind: 'category' as const, ...picture },
  ]),
  ...demoBanners.map(({ picture }, index) => [
    { id: bannerPictureId(index), kind: 'banner' as const, banner: picture },
  ]),
  ...demoProducts.map((product) =>
    product.views.map((view) => ({
      id: productPictureId(product, view),
      kind: 'product' as const,
      cloth: product.cloth,
      view,
    })),
  ),
]
