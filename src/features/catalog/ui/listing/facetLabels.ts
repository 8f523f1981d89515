import { labelOf } from '../../attributes/attributeLabels.rules.ts'
import type { Facet } from '../../facets/facets.schema.ts'
import { m } from './messages/listing.messages.ts'

/** The facets and values that the program names itself, in the language of the page: the answer has the English ones. */
const facets: Readonly<Record<string, (() => string) | undefined>> = {
  categories: m.category,
  availability: m.availability,
  size: m.sizes,
}

export const facetLabel = (facet: Pick<Facet, 'key' | 'label'>): string =>
  facets[facet.key]?.() ?? labelOf(facet)

/** A value of a facet; what the shop's own lists hold is said as they say it. */
export function facetValueLabel(facet: string, { value, label }: { value: string; label: string }): string {
  if (facet === 'availability') return m.inStock()
  if (facet !== 'blousePiece') return label
  return value === 'yes' ? m.yes() : m.no()
}
