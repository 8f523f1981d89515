import { type FormEvent, useState } from 'react'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { merged } from '../../lists/listEdits.rules.ts'
import type { ValueList } from '../../lists/lists.schema.ts'
import { productsOf } from '../import/importWords.ts'
import type { ListChange } from './useListChange.ts'

export interface MergeValueProps {
  list: ValueList
  /** The one that leaves the list. */
  value: string
  change: ListChange
  onClose: () => void
}

/** Two values become one. It asks, because nobody can tell the products apart again. */
export function MergeValue({ list, value: from, change, onClose }: MergeValueProps) {
  const [into, setInto] = useState('')
  const [wrong, setWrong] = useState<string>()
  const products = list.values.find(({ value }) => value === from)?.products ?? 0
  const others = list.values.filter(({ value }) => value !== from)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (into === '') return setWrong('Choose the value that stays.')
    if (await change.change((now) => merged(now, from, into), { isSaidHere: true })) onClose()
  }

  return (
    <FormDialog
      title={`Merge “${from}”`}
      description="For two names of the same thing: the other one stays, and this one leaves the list."
      submitLabel={products > 0 ? `Merge, and change ${productsOf(products)}` : 'Merge'}
      submitTone="danger"
      pending={change.pending}
      problem={change.problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Field label="The value that stays" required error={wrong}>
        <Select
          value={into}
          onChange={({ currentTarget }) => {
            setInto(currentTarget.value)
            setWrong(undefined)
          }}
        >
          <option value="">Choose …</option>
          {others.map(({ value, active }) => (
            <option key={value} value={value}>
              {active ? value : `${value} (retired)`}
            </option>
          ))}
        </Select>
      </Field>
      <p className="wrap-anywhere">
        {products === 0 ? 'No product has it.' : `${productsOf(products)} with “${from}” will have `}
        {products > 0 && (into === '' ? 'the other one.' : `“${into}”.`)}{' '}
        <strong className="font-semibold">This cannot be undone.</strong>
      </p>
    </FormDialog>
  )
}
