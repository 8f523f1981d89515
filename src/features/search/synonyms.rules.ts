import { distance, mostApart } from './distance.rules.ts'
import { Keywords } from './keywords.rules.ts'
import { keysOf, tokensOf } from './tokens.rules.ts'

/** What means the same, by its keys: the words of a phrase, one after the other. */
export type Phrase = readonly string[]

/** What else something may be called. */
export interface Synonym {
  readonly keys: Phrase
  /** Whether a group begins with it: yellow, of which mustard and lemon are kinds. */
  readonly isHead: boolean
  /** Whether it comes from a wide group, and there is a narrow one: firozi is turquoise before it is blue. */
  readonly isBroad: boolean
  /** Whether it stands there in another script alone, so that its key is only how that is read: కాటన్ is cotton, and read as katan, a silk. */
  readonly isRead: boolean
  /** Whether it is only another spelling: zardosi for zardozi. */
  readonly isSpelling: boolean
}

/** Whether two words that mean the same are spellings of one. */
const isSpelling = (one: string, other: string): boolean => {
  const most = mostApart(one)
  return distance(one, other, most, false) <= most
}

/** A word beside those of its group, by what that begins with. */
interface Member {
  readonly keys: Phrase
  readonly head: string
  readonly isRead: boolean
}

/** So much wider is a group that says less. */
const WIDER = 2

const isLatin = /^[a-z]/i
const literally = (text: string): string =>
  tokensOf(text)
    .map((token) => token.text)
    .join(' ')
const named = (phrase: Phrase): string => phrase.join(' ')

const memberName = (head: string, keys: Phrase): string => `${head}\0${named(keys)}`

/** Where in groups with this head a key stands first, and how it is spelt there. */
interface PlaceOfKey {
  readonly head: string
  readonly first: number
  readonly spelt: Set<string>
}

/** Where single words stand, by their keys: those that stand in groups of different heads. */
function placesOfKeys(groups: readonly (readonly string[])[]): Map<string, PlaceOfKey[]> {
  const found = new Map<string, PlaceOfKey[]>()
  for (const group of groups) {
    const head = named(keysOf(group[0] ?? ''))
    for (const [first, text] of group.entries()) {
      const [key, more] = keysOf(text)
      if (key === undefined || more !== undefined) continue
      const places = found.get(key) ?? []
      const there = places.find((place) => place.head === head)
      if (there) there.spelt.add(literally(text))
      else places.push({ head, first, spelt: new Set([literally(text)]) })
      found.set(key, places)
    }
  }
  return new Map([...found].filter(([, places]) => places.length > 1))
}

/** Whether a word that sounds the same but is another one, blouse for blush, says more of its group. */
const isMeantBefore = (one: PlaceOfKey, other: PlaceOfKey): boolean =>
  one.head !== other.head && one.first < other.first && one.spelt.isDisjointFrom(other.spelt)

/** Groups of words and phrases that mean the same. */
export class Synonyms {
  /** Phrases by their first word, the longest first. */
  readonly #byFirst = new Map<string, Phrase[]>()
  readonly #groups = new Map<string, Member[]>()
  /** The same by the very letters: shaadi is a wedding, saadi a saree, although they have one key. */
  readonly #literal = new Map<string, Member[]>()
  /** Words in other scripts that no Latin word of their group sounds like, and their keys. */
  readonly #foreign = new Map<string, string>()
  /** Words in other scripts that some group has in Latin letters as well. */
  readonly #spelt = new Set<string>()
  /** What each group begins with: what it is called in the first place. How many words are called so, by all groups that begin with it. */
  readonly #heads = new Map<string, number>()
  /** The single words among them. */
  readonly words = new Keywords()
  /** What was asked for once, by the phrase and, where a group has it to the letter, how it was spelt. */
  readonly #described = new Map<string, Synonym[]>()
  /** Members of a group that are never looked for instead of the others, because they sound like another word. */
  readonly #mistakable = new Set<string>()

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups) this.#add(group)
    for (const [key, places] of placesOfKeys(groups)) {
      for (const place of places) {
        if (places.some((other) => isMeantBefore(other, place)))
          this.#mistakable.add(memberName(place.head, [key]))
      }
    }
    for (const phrases of this.#byFirst.values()) phrases.sort((one, other) => other.length - one.length)
  }

  #add(group: readonly string[]): void {
    const phrases = new Map(group.map((text) => [named(keysOf(text)), keysOf(text)]))
    phrases.delete('')
    const [head] = phrases.keys()
    if (head === undefined) return
    this.#heads.set(head, (this.#heads.get(head) ?? 0) + phrases.size)
    const spelt = new Set(group.filter((text) => isLatin.test(text)).map((text) => named(keysOf(text))))
    const othersThan = (own: string): Member[] =>
      [...phrases].flatMap(([other, keys]) =>
        other === own ? [] : [{ keys, head, isRead: !spelt.has(other) }],
      )
    for (const [name, phrase] of phrases) {
      const [first = ''] = phrase
      if (!this.#groups.has(name)) this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), phrase])
      this.#groups.set(name, [...(this.#groups.get(name) ?? []), ...othersThan(name)])
    }
    for (const text of group) {
      const others = othersThan(named(keysOf(text)))
      this.#literal.set(literally(text), [...(this.#literal.get(literally(text)) ?? []), ...others])
      const [word, more] = tokensOf(text)
      if (!word || more || word.key === '') continue
      this.words.add(word.key, word.text)
      if (spelt.has(word.key)) this.#spelt.add(literally(text))
      else if (!isLatin.test(text)) this.#foreign.set(literally(text), word.key)
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

  /** Whether the text itself is one of those words, but in none of their Latin spellings sounds like it: కాటన్ is cotton, not katan. */
  isOnlyMeant(text: string, key: string): boolean {
    return this.#foreign.get(literally(text)) === key && !this.#spelt.has(literally(text))
  }

  /** Whether it is, to the letter, one of those words in another script than ours. */
  isForeign(text: string): boolean {
    return !isLatin.test(text) && this.#literal.has(literally(text))
  }

  /** What else it may be called. @param text how it was spelt, where that is known */
  of(phrase: Phrase, text = ''): readonly Synonym[] {
    const [name, literal] = [named(phrase), literally(text)]
    const own = this.#literal.get(literal)
    const members = own ?? this.#groups.get(name)
    if (!members) return []
    const key = own ? `${name}\0${literal}` : name
    return this.#described.getOrInsertComputed(key, () => this.#describe(members, phrase))
  }

  #describe(all: readonly Member[], phrase: Phrase): Synonym[] {
    const members = all.filter(({ head, keys }) => !this.#mistakable.has(memberName(head, keys)))
    const widthOf = ({ head }: Member) => this.#heads.get(head) ?? 0
    const narrowest = Math.min(...members.map(widthOf))
    return members.map((member) => ({
      keys: member.keys,
      isHead: this.#heads.has(named(member.keys)),
      isBroad: widthOf(member) > narrowest * WIDER,
      isRead: member.isRead,
      isSpelling: isSpelling(phrase.join(''), member.keys.join('')),
    }))
  }
}
