import type { Banner } from '../../visuals.schema.ts'

/** What devices and places are called in the admin area. */
export const deviceNames: Readonly<Record<Banner['device'], string>> = {
  desktop: 'Desktop',
  mobile: 'Mobile',
}

export const typeNames: Readonly<Record<Banner['type'], string>> = {
  carousel: 'Carousel',
  banner: 'Product Listing Banner',
}
