import { type MoreLanguage, moreLanguages } from '#/platform/language/languages.rules.ts'
import type { OwnWords } from '#/platform/language/ownWords.rules.ts'
import { type TranslatedField, type TranslatedKind, translatedFields } from '../../words/translated.rules.ts'

/** A thing's words of further languages as a form holds them: each field is there, maybe empty. */
export type TypedWords<Kind extends TranslatedKind> = Record<
  MoreLanguage,
  Record<TranslatedField<Kind>, string>
>

export const typedWords = <Kind extends TranslatedKind>(
  kind: Kind,
  words: OwnWords | null | undefined,
): TypedWords<Kind> => {
  const ofLanguage = (language: MoreLanguage) =>
    Object.fromEntries(translatedFields(kind).map((field) => [field, words?.[language]?.[field] ?? '']))
  return Object.fromEntries(
    moreLanguages.map((language) => [language, ofLanguage(language)]),
  ) as TypedWords<Kind>
}

/** As multipart forms send them; undefined where nothing is written, which a new thing says of itself. */
export const sentWords = (typed: TypedWords<TranslatedKind>, isNew: boolean): string | undefined => {
  const texts = Object.values(typed).flatMap((ofLanguage) => Object.values<string>(ofLanguage))
  const isEmpty = texts.every((text) => !text.trim())
  return isNew && isEmpty ? undefined : JSON.stringify(typed)
}
