import { labelOf } from '#/features/catalog/attributes/attributeLabels.rules.ts'
import { filterAttributes } from '#/features/catalog/attributes/attributes.rules.ts'
import { valuesIn } from '#/features/catalog/facets/facetValues.rules.ts'
import { activeFilters, labelOfValue, sortLabels } from '#/features/catalog/ui/listing/filterWords.ts'
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

/** What of a rule has a name beside the attributes, and a value that says nothing by itself. */
export const ruleLabels = {
  q: m.wordsInName,
  sort: m.sortedBy,
  limit: m.atMostSoMany,
  categories: m.categories,
} as const

/** A rule in words, a line for each part of it. @param rule an address's query */
export function linesOfRule(rule: string): string[] {
  const { min, max, availability, ...named } = ruleOfText(rule)
  const prices = { ...(min && { min: Number(min) }), ...(max && { max: Number(max) }) }
  const labels: Readonly<Record<string, () => string>> = ruleLabels
  const sorts: Readonly<Record<string, string>> = sortLabels()
  const lines = Object.entries(named).map(([key, value]) => {
    const attribute = filterAttributes().find((one) => one.key === key)
    const label = attribute ? labelOf(attribute) : (labels[key]?.() ?? key)
    if (key === 'q' || key === 'limit') return `${label}: ${value}`
    return `${label}: ${key === 'sort' ? (sorts[value] ?? value) : valuesIn(value).map(labelOfValue).join(', ')}`
  })
  return [
    ...lines,
    ...activeFilters(prices).map(({ words }) => words),
    ...(availability ? [m.onlyInStock()] : []),
  ]
}
