import type { FieldValues, Path } from 'react-hook-form'
import { languages, type MoreLanguage, moreLanguages } from '#/platform/language/languages.rules.ts'
import type { OwnWords } from '#/platform/language/ownWords.rules.ts'
import type { FormSection } from '#/ui/resource/form/fields.ts'
import { m } from '../../words/messages/words.messages.ts'
import { OwnWordsField, type WordedField } from './OwnWordsField.tsx'

/** What is written in each language, where one of two versions is to be chosen. */
const shown = (words: OwnWords | undefined): string =>
  moreLanguages
    .flatMap((language) => {
      const texts = Object.values(words?.[language] ?? {}).filter(Boolean)
      return texts.length > 0 ? [`${languages[language].name}: ${texts.join(' · ')}`] : []
    })
    .join('\n') || m.nothing()

/**
 * The section of a form in which the owner writes the same in further languages; none while her shop speaks English alone. The form
 * holds them as `words` (`typedWords`).
 */
export const ownWordsSection = <Values extends FieldValues>(
  spoken: readonly MoreLanguage[],
  fields: readonly WordedField<Values>[],
): FormSection<Values>[] =>
  spoken.length === 0
    ? []
    : [
        {
          title: m.title(),
          mark: 'languages',
          text: m.text(),
          fields: [
            {
              kind: 'own',
              name: 'words' as Path<Values>,
              label: m.title(),
              wide: true,
              show: (all) => shown(all.words),
              render: (form) => <OwnWordsField form={form} fields={fields} languages={spoken} />,
            },
          ],
        },
      ]
