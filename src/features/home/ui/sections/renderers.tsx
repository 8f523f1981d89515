import type { ComponentType } from 'react'
import type { HomeSection } from '../../home.queries.ts'
import type { Kind } from '../../sections.schema.ts'
import { BannersSection } from './BannersSection.tsx'
import { CategoriesSection } from './CategoriesSection.tsx'
import { CategoryWindowsSection } from './CategoryWindowsSection.tsx'
import { CollectionsSection } from './CollectionsSection.tsx'
import { ImageWithTextSection } from './ImageWithTextSection.tsx'
import { OccasionsSection } from './OccasionsSection.tsx'
import { ProductsSection } from './ProductsSection.tsx'
import { RecentlyViewedSection } from './RecentlyViewedSection.tsx'
import { ReviewsSection } from './ReviewsSection.tsx'
import { TextSection } from './TextSection.tsx'
import { TilesSection } from './TilesSection.tsx'

export interface SectionProps {
  shown: HomeSection
  /** Decides the order of products where each visit has another one. */
  seed: number
  /** The shop's tagline where it stands in this section, as the page's heading; else empty. */
  tagline: string
  /** On the first screen: its pictures are loaded at once. */
  first: boolean
}

/** How each kind of section looks. */
const renderers: Readonly<Record<Kind, ComponentType<SectionProps>>> = {
  hero: BannersSection,
  categoryWindows: CategoryWindowsSection,
  collections: CollectionsSection,
  collectionProducts: ProductsSection,
  categories: CategoriesSection,
  occasions: OccasionsSection,
  newArrivals: ProductsSection,
  bestSellers: ProductsSection,
  underPrice: ProductsSection,
  imageWithText: ImageWithTextSection,
  bestReviews: ReviewsSection,
  tiles: TilesSection,
  text: TextSection,
  recentlyViewed: RecentlyViewedSection,
}

/** Undefined for a kind that this page's code does not know yet: the server may be newer. */
export const rendererOf = (kind: string): ComponentType<SectionProps> | undefined =>
  new Map<string, ComponentType<SectionProps>>(Object.entries(renderers)).get(kind)
