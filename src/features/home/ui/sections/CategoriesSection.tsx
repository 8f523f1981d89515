import { AllCategories } from './AllCategories.tsx'
import type { SectionProps } from './renderers.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** Some products of each category. */
export function CategoriesSection({ shown, seed }: SectionProps) {
  return (
    <SectionFrame heading={shown.heading}>
      <AllCategories seed={seed} />
    </SectionFrame>
  )
}
