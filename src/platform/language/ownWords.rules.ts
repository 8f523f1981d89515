import { type Language, MAIN_LANGUAGE, type MoreLanguage, moreLanguages } from './languages.rules.ts'

/** What the shop wrote of one thing in one further language, by field. A field that is not there is said in the main language. */
export type WordsOf<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** The same for each further language. Null: nothing is written in any of them. */
export type OwnWords<Field extends string = string> = Readonly<Partial<Record<MoreLanguage, WordsOf<Field>>>>

/** What is written in a language; undefined for nothing, and for the main one, in which the things themselves are. */
export const wordsIn = <Field extends string>(
  words: OwnWords<Field> | null | undefined,
  language: Language,
): WordsOf<Field> | undefined => (language === MAIN_LANGUAGE ? undefined : (words?.[language] ?? undefined))

/** A thing with its words of a language laid over it, field by field; the thing itself where nothing is written. */
export function inWords<Thing extends object>(
  thing: Thing,
  words: OwnWords<Extract<keyof Thing, string>> | null | undefined,
  language: Language,
): Thing {
  const said = wordsIn(words, language)
  const written = Object.entries(said ?? {}).filter(([, text]) => text)
  return written.length > 0 ? { ...thing, ...Object.fromEntries(written) } : thing
}

/** A text of any further language, for searches: all that is written in a field. */
export const allWordsOf = <Field extends string>(
  words: OwnWords<Field> | null | undefined,
  field: Field,
): string[] => (words ? moreLanguages.flatMap((language) => words[language]?.[field] || []) : [])

/**
 * What is written after a change: fields that it does not name stay, an empty one is taken away.
 * @returns null where nothing is left
 */
export function changedWords<Field extends string>(
  before: OwnWords<Field> | null | undefined,
  change: OwnWords<Field> | null,
): OwnWords<Field> | null {
  const after = moreLanguages.flatMap((language) => {
    const all = Object.entries<string | undefined>({ ...before?.[language], ...change?.[language] })
    const written = all.filter(([, text]) => text)
    return written.length > 0 ? [[language, Object.fromEntries(written)] as const] : []
  })
  return after.length > 0 ? (Object.fromEntries(after) as OwnWords<Field>) : null
}
