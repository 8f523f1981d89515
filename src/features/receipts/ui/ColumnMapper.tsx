import { type FormEvent, useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import type { ColumnName } from '../statement/layouts.rules.ts'
import { columnsProblem } from '../statement/layouts.rules.ts'
import { m } from '../statement/messages/statement.messages.ts'
import type { ChosenColumns, UnknownStatement } from '../statement/statement.schema.ts'

interface Question {
  readonly name: ColumnName
  readonly label: () => string
  readonly hint?: () => string
}

const questions: readonly Question[] = [
  { name: 'date', label: m.day },
  { name: 'narration', label: m.whatBankWrote },
  { name: 'reference', label: m.referenceOptional },
  { name: 'credit', label: m.whatCameIn, hint: m.whatCameInHint },
  { name: 'debit', label: m.whatWentOut },
  { name: 'amount', label: m.allAmounts, hint: m.allAmountsHint },
  { name: 'sign', label: m.crOrDr },
]

export interface ColumnMapperProps {
  unknown: UnknownStatement
  pending: boolean
  onChosen: (columns: ChosenColumns) => void
}

/** Which column of an unknown statement is what, beside its first rows; the answer is remembered with the file's columns. */
export function ColumnMapper({ unknown: { headerRow, header, rows }, pending, onChosen }: ColumnMapperProps) {
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const chosen = Object.fromEntries(
      questions.flatMap(({ name }) => {
        const at = String(typed.get(name) ?? '')
        return at === '' ? [] : [[name, Number(at)]]
      }),
    ) as Partial<ChosenColumns>
    const bank = String(typed.get('bank') ?? '').trim()
    const { date, narration } = chosen
    const missing = bank === '' || date === undefined || narration === undefined
    const wrong = missing
      ? m.bankAndColumnsMissing()
      : columnsProblem({ ...chosen, date, narration }, header.length)
    setProblem(wrong ?? '')
    if (!wrong && !missing) onChosen({ ...chosen, date, narration, bank, headerRow })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Callout title={m.whichColumn()}>{m.whichColumnText()}</Callout>
      <div className="overflow-x-auto rounded-md border border-line">
        <table className="w-max min-w-full text-sm">
          <caption className="sr-only">{m.firstRows()}</caption>
          <thead className="bg-sand text-start">
            <tr>
              {header.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <th key={at} scope="col" className="px-3 py-2 text-start">
                  {name || m.columnNumber({ number: at + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
              <tr key={row} className="border-t border-line">
                {header.map((_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                  <td key={at} className="max-w-64 truncate px-3 py-2">
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problem && (
        <Callout tone="danger" live>
          {problem}
        </Callout>
      )}
      <Field label={m.bankOrAccount()} required hint={m.bankOrAccountHint()}>
        <Input name="bank" maxLength={40} autoComplete="off" />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        {questions.map(({ name, label, hint }) => (
          <Field
            key={name}
            label={label()}
            hint={hint?.()}
            required={name === 'date' || name === 'narration'}
          >
            <Select name={name} defaultValue="">
              <option value="">
                {name === 'date' || name === 'narration' ? m.chooseAColumn() : m.none()}
              </option>
              {header.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <option key={at} value={at}>
                  {column || m.columnNumber({ number: at + 1 })}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <div>
        <Button type="submit" pending={pending}>
          {m.readLikeThis()}
        </Button>
      </div>
    </form>
  )
}
