import { CollectionGrid } from '#/features/catalog/ui/CollectionGrid.tsx'
import type { SectionProps } from './renderers.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** The categories as arched windows. */
export function CategoryWindowsSection({ shown }: SectionProps) {
  return (
    <SectionFrame heading={shown.heading}>
      <CollectionGrid small />
    </SectionFrame>
  )
}
