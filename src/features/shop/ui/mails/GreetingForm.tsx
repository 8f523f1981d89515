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

/** What somebody else stored meanwhile, where that is why a change was refused. */
const storedSince = (error: unknown): string | undefined =>
  error instanceof ApiError ? z.string().safeParse(error.clash?.stored.greeting).data : undefined

/** What the owner says first in one mail. */
export function GreetingForm({ mail }: { mail: ShownMail }) {
  const save = useSaveGreeting()
  const [greeting, setGreeting] = useState(mail.greeting)
  const [seen, setSeen] = useState(mail.greeting)
  const [problem, setProblem] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { error: refused } = greetingFormSchema.safeParse({ greeting })
    setProblem(refused?.issues[0]?.message)
    if (refused) return
    save.mutate(
      { kind: mail.kind, greeting, seen },
      {
        onSuccess: ({ message, mail: saved }) => {
          setGreeting(saved.greeting)
          setSeen(saved.greeting)
          toast.success(message)
        },
        onError: (error) => {
          const theirs = storedSince(error)
          if (theirs !== undefined) setSeen(theirs)
          setProblem(
            theirs === undefined
              ? errorText(error, { action: 'saving the greeting' })
              : `Somebody else changed it meanwhile to: “${theirs}”. Save again to have yours.`,
          )
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label="Your words"
        error={problem}
        hint={`They stand before the text, e.g. “Namaste! Every piece is folded by hand.” At most ${MOST_GREETING} characters; empty, nothing is said.`}
      >
        <TextArea
          value={greeting}
          rows={4}
          onChange={({ currentTarget }) => {
            setGreeting(currentTarget.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={save.isPending}>Save words</SubmitButton>
        {greeting !== seen && (
          <Button variant="quiet" onClick={() => setGreeting(seen)}>
            Undo
          </Button>
        )}
      </div>
    </form>
  )
}
