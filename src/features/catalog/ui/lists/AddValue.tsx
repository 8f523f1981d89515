import { type FormEvent, useEffect, useRef, useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { labelOf } from '../../attributes/attributeLabels.rules.ts'
import { findValue } from '../../attributes/attributeLists.rules.ts'
import type { ListKey } from '../../attributes/attributes.rules.ts'
import { LONGEST_VALUE } from '../../attributes/attributes.schema.ts'
import { useAddListValue } from '../../lists/lists.queries.ts'
import { newValueSchema, type ValueList } from '../../lists/lists.schema.ts'
import { SwatchField, USUAL_SWATCH } from '../admin/SwatchField.tsx'
import { m } from './messages/lists.messages.ts'

export interface AddValueProps {
  list: ValueList
  onClose: () => void
}

/** A value more, at the end of the list. Whatever else somebody does to the list meanwhile stays. */
export function AddValue({ list, onClose }: AddValueProps) {
  const add = useAddListValue(list.key as ListKey)
  const isColour = list.key === 'colour'
  const [value, setValue] = useState('')
  const [hex, setHex] = useState(isColour ? USUAL_SWATCH : '')
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const name = useRef<HTMLInputElement>(null)

  useEffect(() => name.current?.focus(), [])

  const problemOf = (): string | undefined => {
    const { error } = newValueSchema.safeParse({ value })
    if (error) return error.issues[0]?.message
    const same = findValue(list.values, value)
    if (!same) return undefined
    return same.active ? m.inListAlready({ value: same.value }) : m.inListRetired({ value: same.value })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf()
    setWrong(found)
    setProblem(undefined)
    if (found) return name.current?.focus()
    add.mutate(
      { value, ...(isColour && { hex }) },
      {
        onSuccess: ({ message }) => {
          toast.success(message)
          onClose()
        },
        onError: (error) => setProblem(errorText(error, { action: (cause) => m.addingFailed({ cause }) })),
      },
    )
  }

  return (
    <FormDialog
      title={m.addValueTo({ label: labelOf(list) })}
      description={m.addValueText()}
      submitLabel={m.addValue()}
      pending={add.isPending}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={m.name()} required error={wrong}>
        <Input
          ref={name}
          value={value}
          maxLength={LONGEST_VALUE}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setValue(currentTarget.value)
            setWrong(undefined)
          }}
        />
      </Field>
      {isColour && <SwatchField hex={hex} onChange={setHex} />}
    </FormDialog>
  )
}
