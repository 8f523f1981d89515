import { isIdle, isSoft } from '#/features/search/idle.rules.ts'
import type { Keywords } from '#/features/search/keywords.rules.ts'
import { isLoose, keyOf } from '#/features/search/spelling.rules.ts'
import type { Phrase, Synonyms } from '#/features/search/synonyms.rules.ts'
import type { Token } from '#/features/search/tokens.rules.ts'

/** One thing that a query asks for, and the words by which products may have it. */
export interface Term {
  /** As it was typed. */
  readonly text: string
  /** A number is looked for in names as it stands. */
  readonly isNumber: boolean
  readonly options: readonly Option[]
  /** The word that was taken for it, where it was mistyped. */
  readonly meant?: string
  /** Whether products that do not have it answer the query as well. */
  readonly isSoft?: boolean
}

/** Keys that a product has all of, and how well that answers the term: 1 or less. */
export interface Option {
  readonly keys: Phrase
  readonly factor: number
}

/** What words there are. */
export interface Words {
  readonly keywords: Keywords
  readonly synonyms: Synonyms
  /** Whether nothing is taken for mistyped. */
  readonly isExact: boolean
  /** Whether products are called so, or have it as an attribute or category. */
  isChosenBy(key: string): boolean
}

const SYNONYM = 0.87
/** A kind of it: mustard for yellow. It must stay above what suggestions take for sure. */
const KIND = 0.86
/** In another script what a word means counts more than what it sounds like. */
const TRANSCRIBED = 0.8
const PREFIX = 0.6
/** How much a key loses that is one letter away. */
const PER_LETTER = 0.3
/** From this distance on it is a typing error, below another spelling. */
const TYPED_WRONG = 0.6
/** So far apart are spellings of a word that is known as it was typed. */
const SPELLINGS = 0.5
const LEAST_SPELT = 5
const LEAST_HALF = 3

/** What the query asks for, one after the other; what nobody chooses by is left out unless there is nothing else. */
export function termsOf(tokens: readonly Token[], words: Words): Term[] {
  const spoken = tokens.filter(({ key }) => key !== '')
  const terms = read(spoken, words, ({ key }) => key.length < 2 || isIdle(key))
  return terms.some((term) => !term.isSoft) ? terms : read(spoken, words, () => false)
}

function read(tokens: readonly Token[], words: Words, isLeftOut: (token: Token) => boolean): Term[] {
  const keys = tokens.map(({ key }) => key)
  const terms: Term[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const length = words.synonyms.phraseAt(keys, at)
    const joined = length > 0 ? undefined : joinedTerm(token, tokens[at + 1], words)
    if (length > 0) terms.push(phraseTerm(tokens.slice(at, at + length), words))
    else if (joined) terms.push(joined)
    else if (!isLeftOut(token)) {
      const singles = singleTerms(token, words, at === tokens.length - 1)
      terms.push(...singles.map((term) => ({ ...term, ...(isSoft(token.key) && { isSoft: true }) })))
    }
    at += length || (joined ? 2 : 1)
  }
  return terms
}

const synonymsOf = (phrase: Phrase, words: Words, factor: number, text?: string): Option[] =>
  words.synonyms
    .of(phrase, text)
    .map((keys) => ({ keys, factor: factor * (words.synonyms.isHead(keys) ? SYNONYM : KIND) }))

const named = (text: string, options: readonly Option[]): Term => ({ text, isNumber: false, options })

function phraseTerm(tokens: readonly Token[], words: Words): Term {
  const keys = tokens.map(({ key }) => key)
  const text = tokens.map((token) => token.text).join(' ')
  return named(text, [{ keys, factor: 1 }, ...synonymsOf(keys, words, 1, text)])
}

const isKnown = (key: string, words: Words): boolean => words.isChosenBy(key) || words.synonyms.has([key])

/** Two words that others write as one: hand loom, zari work. */
function joinedTerm(one: Token, two: Token | undefined, words: Words): Term | undefined {
  if (!two || one.number !== undefined || two.number !== undefined) return undefined
  const key = keyOf(one.text + two.text)
  if (!isKnown(key, words)) return undefined
  const options = [
    { keys: [key], factor: 1 },
    { keys: [one.key, two.key], factor: 1 },
  ]
  return named(`${one.text} ${two.text}`, [...options, ...synonymsOf([key], words, 1)])
}

const ownFactor = ({ text, key }: Token, { synonyms }: Words): number =>
  synonyms.isOnlyMeant(text, key) ? TRANSCRIBED : 1

function singleTerms(token: Token, words: Words, isLast: boolean): Term[] {
  const { text, key } = token
  if (token.number !== undefined) return [{ text, isNumber: true, options: [{ keys: [key], factor: 1 }] }]
  const exact: Option[] = [
    { keys: [key], factor: ownFactor(token, words) },
    ...synonymsOf([key], words, 1, text),
  ]
  const begun = isLast ? beginnings(key, words) : []
  if (isKnown(key, words)) return [named(text, [...exact, ...spellings(token, words), ...begun])]
  const near = words.isExact ? { options: [] } : nearOptions(token, words)
  if (near.options.length > 0) {
    return [
      {
        ...named(text, [...exact, ...near.options, ...begun]),
        ...(near.meant && begun.length === 0 && { meant: near.meant }),
      },
    ]
  }
  const halves = halvesOf(token, words)
  if (halves) return halves
  return [named(text, [...exact, ...(begun.length > 0 ? begun : beginnings(key, words))])]
}

/** Words that begin like it, for somebody who has not typed all of it. */
function beginnings(key: string, words: Words): Option[] {
  const own = words.keywords.beginningWith(key).map((number) => words.keywords.key(number))
  const others = words.synonyms.words.beginningWith(key)
  return [
    ...own.filter((one) => words.isChosenBy(one)).map((one) => ({ keys: [one], factor: PREFIX })),
    ...(key.length > LEAST_HALF ? others : []).flatMap((number) =>
      synonymsOf([words.synonyms.words.key(number)], words, PREFIX),
    ),
  ]
}

const factorOf = (apart: number): number => 1 - PER_LETTER * apart

/** Other spellings of a word that is known. */
function spellings({ key, text }: Token, words: Words): Option[] {
  if (key.length < LEAST_SPELT) return []
  const { keywords } = words
  const passes = (number: number) => words.isChosenBy(keywords.key(number))
  return keywords
    .near(key, isLoose(text), passes, SPELLINGS)
    .map(({ number, apart }) => ({ keys: [keywords.key(number)], factor: factorOf(apart) }))
}

/** What was meant by a word that is nowhere. */
function nearOptions({ key, text }: Token, words: Words): { options: Option[]; meant?: string } {
  const { keywords, synonyms } = words
  const own = keywords.near(key, isLoose(text), (number) => words.isChosenBy(keywords.key(number)))
  const others = synonyms.words.near(key, isLoose(text), () => true)
  const all = [
    ...own.map(({ number, apart }) => ({
      ...{ key: keywords.key(number), word: keywords.word(number), apart, isOwn: true },
    })),
    ...others.map(({ number, apart }) => ({
      ...{ key: synonyms.words.key(number), word: synonyms.words.word(number), apart, isOwn: false },
    })),
  ].sort((one, other) => one.apart - other.apart)
  const [nearest] = all
  if (!nearest) return { options: [] }
  const meantAll = all.filter(({ apart }) => apart <= nearest.apart + 0.25)
  const options = meantAll.flatMap(({ key: meant, apart }) => [
    { keys: [meant], factor: factorOf(apart) },
    ...synonymsOf([meant], words, factorOf(apart)),
  ])
  return {
    options,
    ...(nearest.apart >= TYPED_WRONG && { meant: (all.find(({ isOwn }) => isOwn) ?? nearest).word }),
  }
}

/** Two words that were written as one: silksaree. */
function halvesOf({ text }: Token, words: Words): Term[] | undefined {
  for (let at = text.length - LEAST_HALF; at >= LEAST_HALF; at -= 1) {
    const halves = [text.slice(0, at), text.slice(at)]
    if (!halves.every((half) => isKnown(keyOf(half), words))) continue
    return halves.map((half) =>
      named(half, [{ keys: [keyOf(half)], factor: 1 }, ...synonymsOf([keyOf(half)], words, 1)]),
    )
  }
  return undefined
}
