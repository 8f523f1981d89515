import { labelOf } from '#/features/catalog/attributes/attributeLabels.rules.ts'
import { filterAttributes } from '#/features/catalog/attributes/attributes.rules.ts'
import { valuesIn } from '#/features/catalog/facets/facetValues.rules.ts'
import { sortLabels } from '#/features/catalog/ui/listing/filterWords.ts'
import type { Tone } from '#/ui/kit/Badge.tsx'
import type { CollectionState } from '../../collections.rules.ts'
import { ruleOfText } from '../../collections.schema.ts'
import { m } from './messages/admin.messages.ts'

/** What a list of collections says of their states. */
export const stateWords: Readonly<Record<CollectionState, { label: () => string; tone: Tone }>> = {
  shown: { label: m.shown, tone: 'success' },
  hidden: { label: m.hidden, tone: 'neutral' },
  waiting: { label: m.notBegun, tone: 'warning' },
  ended: { label: m.ended, tone: 'neutral' },
}

/** What of a rule has a name and a value beside the attributes. */
const ruleLabels: Readonly<Record<string, () => string>> = {
  q: m.wordsInName,
  sort: m.sortedBy,
  min: m.priceFrom,
  max: m.priceUpTo,
  limit: m.atMostSoMany,
  categories: m.categories,
}

/** A rule in words, a line for each part of it. @param rule an address's query */
export function linesOfRule(rule: string): string[] {
  const sorts: Readonly<Record<string, string>> = sortLabels()
  return Object.entries(ruleOfText(rule)).map(([key, value]) => {
    if (key === 'availability') return m.onlyInStock()
    const attribute = filterAttributes().find((one) => one.key === key)
    const label = attribute ? labelOf(attribute) : (ruleLabels[key]?.() ?? key)
    return `${label}: ${key === 'sort' ? (sorts[value] ?? value) : valuesIn(value).join(', ')}`
  })
}
