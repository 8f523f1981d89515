import {
  type Language,
  MAIN_LANGUAGE,
  type MoreLanguage,
  moreLanguages,
} from '#/platform/language/languages.rules.ts'
import { linesOf } from './body.rules.ts'
import type { Block, PageBody } from './body.schema.ts'

/** What stands on a page in further languages. One that is not there is read in English. */
export type Bodies = Readonly<Partial<Record<MoreLanguage, PageBody | undefined>>>

/** An empty line, with which the editor begins and ends. */
const isBlank = (block: Block): boolean =>
  (block.type === 'paragraph' || block.type === 'heading') && (block.content ?? []).length === 0

/**
 * The bodies after a change: those of languages that it does not name stay, an empty one is taken away.
 * @returns null where none is left
 */
export function changedBodies(before: Bodies | null | undefined, change: Bodies | undefined): Bodies | null {
  const after = moreLanguages.flatMap((language) => {
    const body = change?.[language] ?? before?.[language]
    return body && !body.content.every(isBlank) ? [[language, body] as const] : []
  })
  return after.length > 0 ? Object.fromEntries(after) : null
}

interface Written {
  readonly body: PageBody
  readonly bodies: Bodies | null
}

/** What stands on a page in a language, or else in English. */
export const bodyIn = ({ body, bodies }: Written, language: Language): PageBody =>
  (language === MAIN_LANGUAGE ? undefined : bodies?.[language]) ?? body

/** All that they say, in lines, by language: what the log of changes keeps of them. */
export const linesIn = (bodies: Bodies): Record<string, string> =>
  Object.fromEntries(
    moreLanguages.flatMap((language) => {
      const body = bodies[language]
      return body ? [[language, linesOf(body)]] : []
    }),
  )
