import type { FormEvent } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import {
  type Language,
  languages,
  MAIN_LANGUAGE,
  type MoreLanguage,
  spokenOr,
} from '#/platform/language/languages.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { toast } from '#/ui/kit/toast.ts'
import type { User } from '../../accounts.schema.ts'
import { useUpdateUser } from '../../users/users.queries.ts'
import { Section } from '../security/Section.tsx'
import { m } from './messages/language.messages.ts'

export interface MailLanguageProps {
  user: User
  /** What the shop speaks besides the main language. */
  spoken: readonly MoreLanguage[]
}

/** In which language somebody is written to, and the choice of another; nothing where the shop speaks one. */
export function MailLanguage({ user, spoken }: MailLanguageProps) {
  const update = useUpdateUser()
  if (spoken.length === 0) return null
  const offered: readonly Language[] = [MAIN_LANGUAGE, ...spoken]

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('language')
    const language = offered.find((one) => one === chosen) ?? MAIN_LANGUAGE
    try {
      await update.mutateAsync({ _id: user._id, language })
      toast.success(m.saved({ language: languages[language].name }))
    } catch (error) {
      toast.error(errorText(error, { fallback: m.failed() }))
    }
  }

  return (
    <Section title={m.title()} text={m.text()}>
      <form onSubmit={save} className="mt-4 flex flex-wrap items-end gap-3">
        <Field label={m.language()} className="min-w-[min(12rem,100%)]">
          <Select name="language" defaultValue={spokenOr(user.language, spoken)}>
            {offered.map((language) => (
              <option key={language} value={language} lang={languages[language].tag}>
                {languages[language].name}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary" pending={update.isPending}>
          {m.save()}
        </Button>
      </form>
    </Section>
  )
}
