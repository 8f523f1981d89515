import type { TypedWords } from '#/features/shop/ui/words/ownWordsForm.ts'
import type { MoreLanguage } from '#/platform/language/languages.rules.ts'
import type { PageBody } from '../../body.schema.ts'
import type { PageFields } from '../../content.schema.ts'

/** What the form of a page holds: of further languages each field, maybe empty. */
export type PageValues = Omit<PageFields, 'words' | 'bodies'> & {
  words: TypedWords<'contentPage'>
  bodies: Record<MoreLanguage, PageBody>
}
