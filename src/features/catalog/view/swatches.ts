import { type Language, MAIN_LANGUAGE, type MoreLanguage } from '#/platform/language/languages.rules.ts'
import { wordsIn } from '#/platform/language/ownWords.rules.ts'
import { type AttributeLists, firstLists } from '../attributes/attributeLists.rules.ts'
import type { AttributeValue } from '../attributes/kinds.rules.ts'
import { firstWords } from '../attributes/messages/firstWords/firstWords.ts'
import { facetValue } from '../facets/facetValues.rules.ts'

/** The shopkeeper's lists of values: the swatches of colours that they tell, and what values are called in further languages. */
export class Swatches {
  #lists = firstLists()
  #ofFacets: ReadonlyMap<string, string> = new Map()
  #ofColours: ReadonlyMap<AttributeValue, string> = new Map()
  /** By language and value in small letters; made when it is asked for. */
  readonly #localized = new Map<MoreLanguage, ReadonlyMap<string, string>>()

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
    this.#localized.clear()
    this.#ofColours = new Map(lists.colour.map(({ value, hex }) => [value, hex]))
  }

  /** @param value a colour as facets have it */
  ofFacet(value: string): string | undefined {
    return this.#ofFacets.get(value)
  }

  /** What a value is called in a language: as the shopkeeper wrote it, else as the program knows it, else as it is. */
  localized(value: string, language: Language): string {
    if (language === MAIN_LANGUAGE) return value
    return this.#namesIn(language).get(value.toLowerCase()) ?? value
  }

  #namesIn(language: MoreLanguage): ReadonlyMap<string, string> {
    const known = this.#localized.get(language)
    if (known) return known
    const written = Object.values(this.#lists)
      .flat()
      .flatMap(({ value, words }) => {
        const word = wordsIn(words, language)?.value
        return word ? [[value.toLowerCase(), word] as const] : []
      })
    const names = new Map([...Object.entries(firstWords[language]), ...written])
    this.#localized.set(language, names)
    return names
  }

  /** @param colour as products have it */
  ofColour(colour: AttributeValue): string | undefined {
    return this.#ofColours.get(colour)
  }
}
