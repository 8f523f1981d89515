import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#/platform/http/client.ts'
import { toast } from '../../kit/toast.ts'

/** A cell of a table within the form: `rows.2.code`. */
const CELL = /^\w+\.\d+\.\w+$/

/** Puts what the server refused at its fields, focuses the first of them, and says the rest (`text`) at the head of the form. */
export function showFailure<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  names: readonly Path<Values>[],
  error: unknown,
  text: string,
): void {
  toast.error(text)
  const wrong = error instanceof ApiError ? error.errors : []
  let shown = 0
  for (const { field, message } of wrong) {
    const name = names.find((known) => known === field || field.startsWith(`${known}.`))
    const place = CELL.test(field) ? (field as Path<Values>) : name
    if (name && place) form.setError(place, { message }, { shouldFocus: shown++ === 0 })
  }
  if (shown === 0) form.setError('root', { message: text })
}
