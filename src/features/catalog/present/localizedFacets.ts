import type { Facets } from '../facets/facets.schema.ts'

type Say = (text: string) => string

/** Facets whose values say what they are called in a language; what addresses say stays. */
export function localizedFacets<Counted extends Pick<Facets, 'facets'>>(
  counted: Counted,
  { category, value: other }: { readonly category: Say; readonly value: Say },
): Counted {
  const facets = counted.facets.map((facet) => {
    const say = facet.key === 'categories' ? category : other
    return { ...facet, values: facet.values.map((value) => ({ ...value, label: say(value.label) })) }
  })
  return { ...counted, facets }
}
