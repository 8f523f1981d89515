import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../messages/search.messages.ts'
import { useSaveSynonyms } from '../search.queries.ts'
import { type SynonymGroup, synonymsSchema } from '../search.schema.ts'
import { nameOfSynonyms, readSynonyms, writeSynonyms } from '../synonymText.rules.ts'

export interface SynonymsDialogProps {
  /** The group to change; a new one without it. */
  group?: SynonymGroup | undefined
  /** A word that nobody found: it goes into a new group, or into one of `groups`. */
  missed?: string | undefined
  groups: readonly SynonymGroup[]
  onClose: () => void
}

/** Of a single word the next one follows. */
const textOf = (words: readonly string[]): string => writeSynonyms(words) + (words.length === 1 ? ', ' : '')

/** What somebody else stored meanwhile, where that is why a change was refused. */
const storedSince = (error: unknown): string[] | undefined =>
  error instanceof ApiError ? synonymsSchema.shape.words.safeParse(error.clash?.stored.words).data : undefined

/** Words that mean the same, typed with commas or one a line. */
export function SynonymsDialog({ group, missed, groups, onClose }: SynonymsDialogProps) {
  const save = useSaveSynonyms()
  const [into, setInto] = useState(group)
  const [seen, setSeen] = useState(group?.words ?? [])
  const [text, setText] = useState(() => textOf(group?.words ?? (missed === undefined ? [] : [missed])))
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)

  // One types on where the words end, not before them.
  useEffect(() => {
    const area = field.current
    area?.focus()
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])

  const choose = (id: string) => {
    const next = groups.find(({ _id }) => _id === id)
    const typed = readSynonyms(text).words.filter((word) => !seen.includes(word))
    setText(textOf([...(next?.words ?? []), ...typed]))
    setInto(next)
    setSeen(next?.words ?? [])
    setWrong(undefined)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { problem: refused } = readSynonyms(text)
    setWrong(refused)
    if (refused !== undefined) return field.current?.focus()
    setProblem(undefined)
    save.mutate(
      { id: into?._id, words: text, seen, missed },
      {
        onSuccess: ({ message }) => {
          toast.success(message)
          onClose()
        },
        onError: (error) => {
          const theirs = storedSince(error)
          if (theirs) setSeen(theirs)
          setProblem(
            theirs
              ? m.changedMeanwhile({ words: writeSynonyms(theirs) })
              : errorText(error, { action: (cause) => m.savingFailed({ cause }) }),
          )
        },
      },
    )
  }

  return (
    <FormDialog
      title={group ? m.editWords() : missed === undefined ? m.addWords() : m.addWord({ word: missed })}
      description={m.dialogText()}
      submitLabel={m.save()}
      pending={save.isPending}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {missed !== undefined && groups.length > 0 && (
        <Field label={m.sameAs()}>
          <Select value={into?._id ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            <option value="">{m.notInList()}</option>
            {groups.map(({ _id, words }) => (
              <option key={_id} value={_id}>
                {nameOfSynonyms(words)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={m.meanTheSame()} required error={wrong} hint={m.wordsHint()}>
        <TextArea
          ref={field}
          value={text}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setWrong(undefined)
          }}
        />
      </Field>
    </FormDialog>
  )
}
