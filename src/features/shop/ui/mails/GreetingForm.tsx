import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { languages } from '#/platform/language/languages.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { SubmitButton } from '#/ui/kit/SubmitButton.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useSaveGreeting } from '../../mails/mails.queries.ts'
import { greetingFormSchema, MOST_GREETING, type ShownMail } from '../../mails/mails.schema.ts'
import { m } from '../../mails/messages/mails.messages.ts'
import { shopQuery } from '../../shop.queries.ts'
import { m as ofWords } from '../../words/messages/words.messages.ts'
import { writtenWordsSchema } from '../../words/ownWords.schema.ts'
import {
  type GreetingDraft,
  type GreetingTexts,
  greetingChange,
  type SeenGreeting,
  sameTexts,
  typedGreeting,
} from './greetingDraft.ts'

const theirsSchema = z
  .object({
    greeting: z.string(),
    words: writtenWordsSchema.nullable().transform((words) => words ?? undefined),
  })
  .partial()

/** What somebody else stored meanwhile, where that is why a change was refused. */
const storedSince = (error: unknown): Partial<SeenGreeting> | undefined =>
  error instanceof ApiError && error.clash ? theirsSchema.safeParse(error.clash.stored).data : undefined

/** What is wrong, by the field that it stands at: `greeting`, `words.hi.greeting`. */
type Problems = ReadonlyMap<string, string>

const none: Problems = new Map()

/** Says at each text what somebody else made of it. */
function changedBy(theirs: SeenGreeting, seen: SeenGreeting): Problems {
  const textsOf = (stored: SeenGreeting) => {
    const { greeting, words } = typedGreeting(stored)
    const others = Object.entries(words).map(([language, said]) => [
      `words.${language}.greeting`,
      said.greeting,
    ])
    return [['greeting', greeting], ...others] as [string, string][]
  }
  const was = new Map(textsOf(seen))
  const changed = textsOf(theirs).filter(([field, text]) => was.get(field) !== text)
  return new Map(changed.map(([field, text]) => [field, m.changedTo({ theirs: text })]))
}

export interface GreetingFormProps {
  mail: ShownMail
  draft: GreetingDraft | undefined
  onDraft: (next: (draft: GreetingDraft | undefined) => GreetingDraft | undefined) => void
}

/** What the owner says first in one mail, in each language of the shop. */
export function GreetingForm({ mail, draft, onDraft }: GreetingFormProps) {
  const save = useSaveGreeting()
  const { languages: spoken } = useSuspenseQuery(shopQuery).data
  const shown: GreetingDraft = draft ?? { ...typedGreeting(mail), seen: mail }
  const { greeting, words, seen } = shown
  const [problems, setProblems] = useState(none)

  const type = (texts: Partial<GreetingTexts>) => {
    const next = { ...shown, ...texts }
    onDraft(() => (sameTexts(next, typedGreeting(seen)) ? undefined : next))
    setProblems(none)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const change = greetingChange(shown)
    const issues = greetingFormSchema.safeParse(change).error?.issues ?? []
    setProblems(new Map(issues.map(({ path, message }) => [path.join('.'), message])))
    if (issues.length > 0) return
    try {
      const { message, mail: saved } = await save.mutateAsync({ kind: mail.kind, ...change })
      // What was typed while it was saved stays.
      onDraft((now) => (now && !sameTexts(now, shown) ? { ...now, seen: saved } : undefined))
      toast.success(message)
    } catch (error) {
      const theirs = storedSince(error)
      if (theirs) onDraft((now) => ({ ...shown, ...now, seen: { ...seen, ...theirs } }))
      setProblems(
        theirs
          ? changedBy({ ...seen, ...theirs }, seen)
          : new Map([['greeting', errorText(error, { action: (cause) => m.savingFailed({ cause }) })]]),
      )
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label={m.yourWords()}
        error={problems.get('greeting')}
        hint={m.wordsHint({ most: MOST_GREETING })}
      >
        <TextArea
          value={greeting}
          rows={4}
          onChange={({ currentTarget }) => type({ greeting: currentTarget.value })}
        />
      </Field>
      {spoken.map((language) => (
        <Field
          key={language}
          label={ofWords.other({ label: m.yourWords(), language: languages[language].name })}
          error={problems.get(`words.${language}.greeting`)}
          hint={m.otherWordsHint({ language: languages[language].name })}
        >
          <TextArea
            value={words[language].greeting}
            lang={languages[language].tag}
            rows={4}
            onChange={({ currentTarget }) =>
              type({ words: { ...words, [language]: { greeting: currentTarget.value } } })
            }
          />
        </Field>
      ))}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={save.isPending}>{m.saveWords()}</SubmitButton>
        {!sameTexts(shown, typedGreeting(seen)) && (
          <Button variant="quiet" onClick={() => onDraft(() => undefined)}>
            {m.undo()}
          </Button>
        )}
      </div>
    </form>
  )
}
