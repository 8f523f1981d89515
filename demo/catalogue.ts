import { demoMaterials } from './catalogue/materials.ts'
import { demoOccasion } from './catalogue/occasion.ts'
import type { DemoProduct } from './catalogue/product.ts'
import { demoSarees } from './catalogue/sarees.ts'
import { demoSuits } from './catalogue/suits.ts'

export { demoCollections } from './catalogue/collections.ts'
export { demoGoesWith } from './catalogue/goesWith.ts'
export { demoCustomers, demoReviews } from './catalogue/reviews.ts'
export { demoBanners, demoCategories } from './catalogue/visuals.ts'

/** Every product of the demo shop, over the four categories in turn. */
export const demoProducts: readonly DemoProduct[] = [
  ...demoSarees,
  ...demoSuits,
  ...demoMaterials,
  ...demoOccasion,
]
