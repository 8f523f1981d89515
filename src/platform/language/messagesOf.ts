import { currentLanguage } from './current.ts'
import { fill, type PluralText, type Text, type Values } from './fill.ts'
import type { MoreLanguage } from './languages.rules.ts'

type TextsOf = Readonly<Record<string, Text>>

/** The names in braces: of `{name} is {price}` they are `name` and `price`. */
type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

type ValuesOf<T> = T extends string
  ? { readonly [Name in NamesIn<T>]: string | number }
  : { readonly [Name in NamesIn<T[keyof T]> | 'count']: Name extends 'count' ? number : string | number }

/** How a message is said: without values, or with those that its text names. */
type Message<T> = [keyof ValuesOf<T>] extends [never] ? () => string : (values: ValuesOf<T>) => string

export type Messages<Main> = { readonly [Key in keyof Main]: Message<Main[Key]> }

/** The same texts in another language: each of them, plural where the main one is. */
export type TranslationOf<Main> = {
  readonly [Key in keyof Main]: Main[Key] extends string ? string : PluralText
}

/**
 * What a part of the shop says, in all languages: `m.addToBag()`, `m.pieces({ count: 2 })`. A text is said in the language of the
 * page, answer or mail that is being made. In the build for browsers each call is replaced by its text in one language
 * (main/build/spokenTexts.ts).
 */
export function messagesOf<const Main extends TextsOf>(
  texts: { readonly en: Main } & Readonly<Record<MoreLanguage, TranslationOf<Main>>>,
): Messages<Main> {
  const all: Readonly<Record<string, TextsOf>> = texts
  const say = (key: string) => (values?: Values) => {
    const text = all[currentLanguage()]?.[key] ?? texts.en[key] ?? ''
    return values ? fill(text, values) : String(text)
  }
  return Object.fromEntries(Object.keys(texts.en).map((key) => [key, say(key)])) as Messages<Main>
}
