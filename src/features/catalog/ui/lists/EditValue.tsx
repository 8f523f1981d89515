import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { typedWords } from '#/features/shop/ui/words/ownWordsForm.ts'
import { m as ofWords } from '#/features/shop/words/messages/words.messages.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { languages } from '#/platform/language/languages.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { findValue } from '../../attributes/attributeLists.rules.ts'
import { LONGEST_VALUE } from '../../attributes/attributes.schema.ts'
import { edited } from '../../lists/listEdits.rules.ts'
import { newValueSchema, type ValueList } from '../../lists/lists.schema.ts'
import { SwatchField } from '../admin/SwatchField.tsx'
import { productsOf } from '../import/importWords.ts'
import { m } from './messages/lists.messages.ts'
import type { ListChange } from './useListChange.ts'

export interface EditValueProps {
  list: ValueList
  /** What it is called now. */
  value: string
  change: ListChange
  onClose: () => void
}

const placeOf = (text: string, most: number): number | undefined => {
  const place = Number(text.trim())
  return Number.isInteger(place) && place >= 1 && place <= most ? place : undefined
}

/** The name of a value, its place and, of a colour, its swatch. */
export function EditValue({ list, value: was, change, onClose }: EditValueProps) {
  const at = list.values.findIndex(({ value }) => value === was)
  const stored = list.values[at]
  const isColour = list.key === 'colour'
  const [value, setValue] = useState(was)
  const [place, setPlace] = useState(String(at + 1))
  const [hex, setHex] = useState(stored?.hex ?? '')
  const { languages: spoken } = useSuspenseQuery(shopQuery).data
  const [words, setWords] = useState(() => typedWords('value', stored?.words))
  const [wrong, setWrong] = useState<{ value?: string | undefined; place?: string | undefined }>({})
  const name = useRef<HTMLInputElement>(null)

  useEffect(() => name.current?.focus(), [])
  const most = list.values.length

  /** As a new one would be: without what nobody sees. One that is not renamed stays to the letter. */
  const asStored = (typed: string) =>
    typed === was ? was : (newValueSchema.safeParse({ value: typed }).data?.value ?? typed.trim())

  const problemOf = (typed: string): string | undefined => {
    const { error } = newValueSchema.safeParse({ value: typed })
    if (error) return error.issues[0]?.message
    const same = findValue(list.values, asStored(typed))
    return same && same.value !== was ? m.mergeInstead({ value: same.value }) : undefined
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const to = placeOf(place, most)
    const found = {
      value: problemOf(value),
      place: to === undefined ? m.placeFromTo({ most }) : undefined,
    }
    setWrong(found)
    if (found.value) return name.current?.focus()
    if (to === undefined || !stored) return
    const inOthers = spoken.length > 0 ? { words } : {}
    const edit = { value: asStored(value), place: to - 1, ...(isColour && { hex }), ...inOthers }
    if (await change.change((values) => edited(values, was, edit), { isSaidHere: true })) onClose()
  }

  return (
    <FormDialog
      title={m.editValue({ value: was })}
      submitLabel={m.saveValue()}
      pending={change.pending}
      problem={stored ? change.problem : m.notInListAnyMore({ value: was })}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Field
        label={m.name()}
        required
        error={wrong.value}
        hint={stored && stored.products > 0 && m.willBeCalledSo({ products: productsOf(stored.products) })}
      >
        <Input
          ref={name}
          value={value}
          maxLength={LONGEST_VALUE}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setValue(currentTarget.value)
            setWrong({})
          }}
        />
      </Field>
      {spoken.map((language) => (
        <Field
          key={language}
          label={ofWords.other({ label: ofWords.name(), language: languages[language].name })}
        >
          <Input
            value={words[language].value}
            lang={languages[language].tag}
            maxLength={translated.value.value}
            autoComplete="off"
            onChange={({ currentTarget }) =>
              setWords({ ...words, [language]: { value: currentTarget.value } })
            }
          />
        </Field>
      ))}
      {isColour && <SwatchField hex={hex} onChange={setHex} />}
      <Field label={m.placeInList()} required error={wrong.place} hint={m.placeHint({ most })}>
        <Input
          value={place}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-24"
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
