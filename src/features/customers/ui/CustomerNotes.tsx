import { type FormEvent, useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useNoteCustomer } from '../customers.queries.ts'
import type { Customer } from '../customers.schema.ts'
import { m } from '../messages/customers.messages.ts'

/** What the shop wrote down about a customer, and a place to add to it. */
export function CustomerNotes({ userId, notes }: { userId: string } & Pick<Customer, 'notes'>) {
  const write = useNoteCustomer(userId)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setProblem(m.writeNote())
    setProblem(undefined)
    write.mutate(text, {
      onSuccess: () => {
        setText('')
        toast.success(m.noteAdded())
      },
      onError: (error) => setProblem(errorText(error, { fallback: m.noteNotSaved() })),
    })
  }
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field label={m.newNote()} error={problem} hint={m.whoReads()}>
          <TextArea
            name="note"
            rows={3}
            maxLength={1000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" size="sm" pending={write.isPending} className="justify-self-start">
          {m.addNote()}
        </Button>
      </form>
      <ul className="mt-4 grid gap-3 empty:hidden">
        {notes.map(({ _id, text, by, at }) => (
          <li key={_id} className="border-t border-line pt-3">
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="text-sm text-ink-faint">
              {by && `${by}, `}
              <time dateTime={at}>{formatIndiaTime(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
