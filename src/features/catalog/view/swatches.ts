import { type AttributeLists, firstLists } from '../attributes/attributeLists.rules.ts'
import type { AttributeValue } from '../attributes/kinds.rules.ts'
import { facetValue } from '../facets/facetValues.rules.ts'

/** The shopkeeper's lists of values, and the swatches of colours that they tell. */
export class Swatches {
  #lists = firstLists()
  #ofFacets: ReadonlyMap<string, string> = new Map()
  #ofColours: ReadonlyMap<AttributeValue, string> = new Map()

  constructor() {
    this.put(this.#lists)
  }

  get lists(): AttributeLists {
    return this.#lists
  }

  put(lists: AttributeLists): void {
    this.#lists = lists
    const shown = lists.colour.filter(({ hex }) => hex !== '')
    this.#ofFacets = new Map(shown.map(({ value, hex }) => [facetValue(value), hex]))
    this.#ofColours = new Map(lists.colour.map(({ value, hex }) => [value, hex]))
  }

  /** @param value a colour as facets have it */
  ofFacet(value: string): string | undefined {
    return this.#ofFacets.get(value)
  }

  /** @param colour as products have it */
  ofColour(colour: AttributeValue): string | undefined {
    return this.#ofColours.get(colour)
  }
}
