import { CollectionCards } from '#/features/collections/ui/CollectionCards.tsx'
import type { SectionProps } from './renderers.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** What belongs together across categories, as cards. Without any it is not there. */
export function CollectionsSection({ shown, first }: SectionProps) {
  const { heading, collections = [] } = shown
  if (collections.length === 0) return null
  return (
    <SectionFrame heading={heading}>
      <CollectionCards collections={collections} first={first} level={3} />
    </SectionFrame>
  )
}
