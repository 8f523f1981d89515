import { isAddition, isIdle, isSoft } from '#/features/search/idle.rules.ts'
import type { Keywords } from '#/features/search/keywords.rules.ts'
import { isLoose, keyOf, stemsOf } from '#/features/search/spelling.rules.ts'
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
  /** Whether that is hardly any other: one letter of a long word is wrong. */
  readonly isLikely?: boolean
  /** Whether products that do not have it answer the query as well. */
  readonly isSoft?: boolean
  /** Whether it stands behind "with": what else a piece has. */
  readonly isAddition?: boolean
}

/** Keys that a product has all of, and how well that answers the term: 1 or less. */
export interface Option {
  readonly keys: Phrase
  readonly factor: number
  /** Whether it means what was typed to the letter, however little it counts. */
  readonly isMeant?: boolean
}

/** From this factor on something is what was typed, spelt in another way. */
const SURE = 0.85
/** Whether it is asked for, and not only looks like it or begins so. */
export const isSure = ({ factor, isMeant }: Option): boolean => isMeant === true || factor >= SURE

/** What words there are. */
export interface Words {
  readonly keywords: Keywords
  readonly synonyms: Synonyms
  /** Whether nothing is taken for mistyped. */
  readonly isExact: boolean
  /** Whether products are called so, or have it as an attribute or category. */
  isChosenBy(key: string): boolean
}

/** Less than the word itself in a title, whatever name has what means the same. */
const SYNONYM = 0.75
/** A kind of it: mustard for yellow. */
const KIND = 0.74
/** What it is called in a wider sense, where there is a narrower one. */
const BROAD = 0.7
/** A synonym that is only another spelling: zardosi for zardozi. */
const SPELT = 0.93
/** In another script what a word means counts more than what it sounds like. */
const TRANSCRIBED = 0.7
const PREFIX = 0.6
/** The same of a synonym: who writes pista means pistachio before other greens. */
const PREFIX_OF_SYNONYM = 0.4
/** How much a key loses that is one letter away. */
const PER_LETTER = 0.3
/** From this distance on it is a typing error, below another spelling. */
const TYPED_WRONG = 0.6
/** So far apart are spellings of a word that is known as it was typed. */
const SPELLINGS = 0.5
/** What is of a place for the place itself, and the other way round: jaipuri and Jaipur, banaras and Banarasi. */
const OF_PLACE = 0.8
const LEAST_SPELT = 5
const LEAST_HALF = 3
/** Two words of so many letters each were written as one rather than one of them mistyped. */
const LEAST_SURE_HALF = 4
/** With so many letters a word that is one letter away is likely meant. */
const LEAST_LIKELY = 7
const ONE_LETTER = 1

/** What the query asks for, one after the other; what nobody chooses by is left out unless there is nothing else. */
export function termsOf(tokens: readonly Token[], words: Words): Term[] {
  const spoken = tokens.filter(({ key }) => key !== '')
  const isLeftOut = ({ text, key }: Token) =>
    // In another script a word of the shopkeeper's list only sounds like one that says nothing: তাঁত is no "that".
    key.length < 2 || (isIdle(key) && !words.synonyms.isForeign(text))
  const terms = read(spoken, words, isLeftOut)
  return terms.some((term) => !term.isSoft) ? terms : read(spoken, words, () => false)
}

function read(tokens: readonly Token[], words: Words, isLeftOut: (token: Token) => boolean): Term[] {
  const keys = tokens.map(({ key }) => key)
  const begin = tokens.findIndex(({ key }) => isAddition(key))
  const terms: Term[] = []
  let additions = Number.POSITIVE_INFINITY
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    if (at === begin && terms.length > 0) additions = terms.length
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
  return terms.map((term, place) => (place < additions ? term : { ...term, isAddition: true }))
}

function synonymsOf(phrase: Phrase, words: Words, factor: number, text?: string): Option[] {
  return words.synonyms.of(phrase, text).map(({ keys, isHead, isBroad, isRead, isSpelling }) => {
    const own = isSpelling ? SPELT : isBroad ? BROAD : isHead ? SYNONYM : KIND
    return { keys, factor: factor * own * (isRead ? TRANSCRIBED : 1), ...(factor === 1 && { isMeant: true }) }
  })
}

const named = (text: string, options: readonly Option[]): Term => ({ text, isNumber: false, options })

function phraseTerm(tokens: readonly Token[], words: Words): Term {
  const keys = tokens.map(({ key }) => key)
  const text = tokens.map((token) => token.text).join(' ')
  // Party wear is party before it is reception, which means the same.
  const distinctive = keys.filter((key) => !isIdle(key))
  const isShorter = distinctive.length > 0 && distinctive.length < keys.length
  const own = [{ keys, factor: 1 }, ...(isShorter ? [{ keys: distinctive, factor: SPELT }] : [])]
  return named(text, [...own, ...synonymsOf(keys, words, 1, text)])
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

/** The word without its ending, where only that is known: সুতির is of cotton. */
function withoutEnding(token: Token, words: Words): Token {
  if (isKnown(token.key, words)) return token
  const known = stemsOf(token.text)
    .map((text) => ({ ...token, text, key: keyOf(text) }))
    .find(({ key }) => isKnown(key, words))
  return known ?? token
}

function singleTerms(spoken: Token, words: Words, isLast: boolean): Term[] {
  if (spoken.number !== undefined)
    return [{ text: spoken.text, isNumber: true, options: [{ keys: [spoken.key], factor: 1 }] }]
  const token = withoutEnding(spoken, words)
  const { text } = spoken
  const { key } = token
  const exact: Option[] = [
    { keys: [key], factor: ownFactor(token, words) },
    ...synonymsOf([key], words, 1, token.text),
  ]
  const begun = isLast ? beginnings(key, words) : []
  if (isKnown(key, words)) {
    // Who writes saree is not about to write sarigai.
    return [named(text, [...exact, ...spellings(token, words), ...(isLast ? ownBeginnings(key, words) : [])])]
  }
  const near = words.isExact || isSoft(key) ? { options: [] } : nearOptions(token, words)
  const halves = halvesOf(token, words, near.meant === undefined ? LEAST_HALF : LEAST_SURE_HALF)
  if (near.options.length > 0 && !(near.meant && halves)) {
    return [
      {
        ...named(text, [...exact, ...near.options, ...begun]),
        ...(near.meant && begun.length === 0 && { meant: near.meant, isLikely: near.isLikely === true }),
      },
    ]
  }
  if (halves) return halves
  return [named(text, [...exact, ...(begun.length > 0 ? begun : beginnings(key, words))])]
}

/** Words of the shop that begin like it, for somebody who has not typed all of it. */
const ownBeginnings = (key: string, words: Words): Option[] =>
  words.keywords
    .beginningWith(key)
    .map((number) => words.keywords.key(number))
    .filter((one) => words.isChosenBy(one))
    .map((one) => ({ keys: [one], factor: PREFIX }))

/** The same, and those that mean the same as a word that begins like it. */
function beginnings(key: string, words: Words): Option[] {
  const others = words.synonyms.words.beginningWith(key)
  return [
    ...ownBeginnings(key, words),
    ...(key.length > LEAST_HALF ? others : []).flatMap((number) =>
      synonymsOf([words.synonyms.words.key(number)], words, PREFIX_OF_SYNONYM),
    ),
  ]
}

const factorOf = (apart: number): number => 1 - PER_LETTER * apart

/** Other spellings of a word that is known. */
function spellings({ key, text }: Token, words: Words): Option[] {
  // What is to the letter a word of the shopkeeper's list is none of what it sounds like: பருத்தி is cotton, no party.
  if (key.length < LEAST_SPELT || words.synonyms.isForeign(text)) return []
  const { keywords } = words
  const passes = (number: number) => words.isChosenBy(keywords.key(number))
  const near = keywords
    .near(key, isLoose(text), passes, SPELLINGS)
    .map(({ number, apart }) => ({ keys: [keywords.key(number)], factor: factorOf(apart) }))
  const other = key.endsWith('i') ? key.slice(0, -1) : `${key}i`
  return words.isChosenBy(other) ? [...near, { keys: [other], factor: OF_PLACE }] : near
}

/** What was meant by a word that is nowhere. */
function nearOptions(
  { key, text }: Token,
  words: Words,
): { options: Option[]; meant?: string; isLikely?: boolean } {
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
    // As if it had been typed so: जयपुरी is jaipuri, and what is from Jaipur.
    ...spellings({ text, key: meant }, words).map((option) => ({
      ...option,
      factor: option.factor * factorOf(apart),
    })),
  ])
  return {
    options,
    ...(nearest.apart >= TYPED_WRONG && { meant: (all.find(({ isOwn }) => isOwn) ?? nearest).word }),
    isLikely: key.length >= LEAST_LIKELY && nearest.apart <= ONE_LETTER,
  }
}

/** Two words that were written as one: silksaree. @param least letters of each */
function halvesOf({ text }: Token, words: Words, least: number): Term[] | undefined {
  for (let at = text.length - least; at >= least; at -= 1) {
    const halves = [text.slice(0, at), text.slice(at)]
    const keys = halves.map(keyOf)
    if (words.synonyms.has(keys)) return [named(text, [{ keys, factor: 1 }, ...synonymsOf(keys, words, 1)])]
    if (!keys.every((key) => isKnown(key, words))) continue
    return halves.map((half) =>
      named(half, [{ keys: [keyOf(half)], factor: 1 }, ...synonymsOf([keyOf(half)], words, 1)]),
    )
  }
  return undefined
}
