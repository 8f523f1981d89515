import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { categoriesQuery } from '../catalog.queries.ts'
import type { CardProduct } from '../schema/catalog.schema.ts'
import { CardSkeletons } from './CardSkeleton.tsx'
import { CategorySection } from './CategorySection.tsx'
import { categoryText } from './categoryMenu.ts'

export interface CategorySectionsProps {
  /** Decides the order of the products (see useVisitSeed). */
  seed: number
  renderActions?: (product: CardProduct) => ReactNode
}

/** 'Shop By Category': one section for each category that has products. */
export function CategorySections({ seed, renderActions }: CategorySectionsProps) {
  const { data: categories, isPending } = useQuery(categoriesQuery)
  if (isPending) return <CardSkeletons />
  return (categories ?? []).map((category, place) => (
    <CategorySection
      key={category._id}
      category={category.name}
      label={categoryText(category)}
      seed={seed + place}
      renderActions={renderActions}
    />
  ))
}
