import { Keywords } from './keywords.rules.ts'
import { keysOf, tokensOf } from './tokens.rules.ts'

/** What means the same, by its keys: the words of a phrase, one after the other. */
export type Phrase = readonly string[]

const isLatin = /^[a-z]/i
const literally = (text: string): string =>
  tokensOf(text)
    .map((token) => token.text)
    .join(' ')
const named = (phrase: Phrase): string => phrase.join(' ')

/** Groups of words and phrases that mean the same. */
export class Synonyms {
  /** Phrases by their first word, the longest first. */
  readonly #byFirst = new Map<string, Phrase[]>()
  readonly #groups = new Map<string, Phrase[]>()
  /** The same by the very letters: shaadi is a wedding, saadi a saree, although they have one key. */
  readonly #literal = new Map<string, Phrase[]>()
  /** Words in other scripts that no Latin word of their group sounds like, and their keys. */
  readonly #foreign = new Map<string, string>()
  /** What each group begins with: what it is called in the first place. */
  readonly #heads = new Set<string>()
  /** The single words among them. */
  readonly words = new Keywords()

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) this.#add(group)
    for (const phrases of this.#byFirst.values()) phrases.sort((one, other) => other.length - one.length)
  }

  #add(group: readonly string[]): void {
    const phrases = new Map(group.map((text) => [named(keysOf(text)), keysOf(text)]))
    phrases.delete('')
    const [head] = phrases.keys()
    if (head !== undefined) this.#heads.add(head)
    for (const [name, phrase] of phrases) {
      const [first = ''] = phrase
      if (!this.#groups.has(name)) this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), phrase])
      const others = [...phrases].flatMap(([other, keys]) => (other === name ? [] : [keys]))
      this.#groups.set(name, [...(this.#groups.get(name) ?? []), ...others])
    }
    for (const text of group) {
      const own = named(keysOf(text))
      const others = [...phrases].flatMap(([other, keys]) => (other === own ? [] : [keys]))
      this.#literal.set(literally(text), [...(this.#literal.get(literally(text)) ?? []), ...others])
      const [word, more] = tokensOf(text)
      if (!word || more || word.key === '') continue
      this.words.add(word.key, word.text)
      const isSpelt = group.some((one) => isLatin.test(one) && named(keysOf(one)) === word.key)
      if (!isLatin.test(text) && !isSpelt) this.#foreign.set(literally(text), word.key)
    }
  }

  /** How many of the keys from a position on are a phrase of several words that has synonyms; 0 for none. */
  phraseAt(keys: readonly string[], at: number): number {
    const found = (this.#byFirst.get(keys[at] ?? '') ?? []).find(
      (phrase) => phrase.length > 1 && phrase.every((key, place) => keys[at + place] === key),
    )
    return found?.length ?? 0
  }

  has(phrase: Phrase): boolean {
    return this.#groups.has(named(phrase))
  }

  /** Whether a group begins with it: yellow, of which mustard and lemon are kinds. */
  isHead(phrase: Phrase): boolean {
    return this.#heads.has(named(phrase))
  }

  /** Whether the text itself is one of those words, but in none of their Latin spellings sounds like it: కాటన్ is cotton, not katan. */
  isOnlyMeant(text: string, key: string): boolean {
    return this.#foreign.get(literally(text)) === key
  }

  /** What else it may be called. @param text how it was spelt, where that is known */
  of(phrase: Phrase, text = ''): readonly Phrase[] {
    return this.#literal.get(literally(text)) ?? this.#groups.get(named(phrase)) ?? []
  }
}
