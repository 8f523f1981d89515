import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { SubmitButton } from '#/ui/kit/SubmitButton.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useSaveGreeting } from '../../mails/mails.queries.ts'
import { greetingFormSchema, MOST_GREETING, type ShownMail } from '../../mails/mails.schema.ts'
import { m } from '../../mails/messages/mails.messages.ts'

/** What somebody else stored meanwhile, where that is why a change was refused. */
const storedSince = (error: unknown): string | undefined =>
  error instanceof ApiError ? z.string().safeParse(error.clash?.stored.greeting).data : undefined

/** What is typed and not saved, and what was stored when it was begun. */
export interface GreetingDraft {
  readonly greeting: string
  readonly seen: string
}

export interface GreetingFormProps {
  mail: ShownMail
  draft: GreetingDraft | undefined
  onDraft: (next: (draft: GreetingDraft | undefined) => GreetingDraft | undefined) => void
}

/** What the owner says first in one mail. */
export function GreetingForm({ mail, draft, onDraft }: GreetingFormProps) {
  const save = useSaveGreeting()
  const { greeting, seen } = draft ?? { greeting: mail.greeting, seen: mail.greeting }
  const [problem, setProblem] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { error: refused } = greetingFormSchema.safeParse({ greeting })
    setProblem(refused?.issues[0]?.message)
    if (refused) return
    try {
      const { message, mail: saved } = await save.mutateAsync({ kind: mail.kind, greeting, seen })
      // What was typed while it was saved stays.
      onDraft((now) =>
        now && now.greeting !== greeting ? { greeting: now.greeting, seen: saved.greeting } : undefined,
      )
      toast.success(message)
    } catch (error) {
      const theirs = storedSince(error)
      if (theirs !== undefined) onDraft((now) => ({ greeting, ...now, seen: theirs }))
      setProblem(
        theirs === undefined
          ? errorText(error, { action: (cause) => m.savingFailed({ cause }) })
          : m.changedTo({ theirs }),
      )
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={m.yourWords()} error={problem} hint={m.wordsHint({ most: MOST_GREETING })}>
        <TextArea
          value={greeting}
          rows={4}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget
            onDraft(() => (value === seen ? undefined : { greeting: value, seen }))
            setProblem(undefined)
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={save.isPending}>{m.saveWords()}</SubmitButton>
        {greeting !== seen && (
          <Button variant="quiet" onClick={() => onDraft(() => undefined)}>
            {m.undo()}
          </Button>
        )}
      </div>
    </form>
  )
}
