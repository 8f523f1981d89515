import { type FormEvent, useState } from 'react'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { merged } from '../../lists/listEdits.rules.ts'
import type { ValueList } from '../../lists/lists.schema.ts'
import { productsOf } from '../import/importWords.ts'
import { m } from './messages/lists.messages.ts'
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
    if (into === '') return setWrong(m.chooseStaying())
    if (await change.change((now) => merged(now, from, into), { isSaidHere: true })) onClose()
  }

  return (
    <FormDialog
      title={m.mergeValue({ value: from })}
      description={m.mergeText()}
      submitLabel={products > 0 ? m.mergeAndChange({ products: productsOf(products) }) : m.mergeAlone()}
      submitTone="danger"
      pending={change.pending}
      problem={change.problem}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Field label={m.stayingValue()} required error={wrong}>
        <Select
          value={into}
          onChange={({ currentTarget }) => {
            setInto(currentTarget.value)
            setWrong(undefined)
          }}
        >
          <option value="">{m.choose()}</option>
          {others.map(({ value, active }) => (
            <option key={value} value={value}>
              {active ? value : m.valueRetired({ value })}
            </option>
          ))}
        </Select>
      </Field>
      <p className="wrap-anywhere">
        {products === 0
          ? m.noProductHasIt()
          : into === ''
            ? m.mergeOutcomeOther({ products: productsOf(products), from })
            : m.mergeOutcome({ products: productsOf(products), from, into })}{' '}
        <strong className="font-semibold">{m.cannotUndo()}</strong>
      </p>
    </FormDialog>
  )
}
