import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'

/**
 * Shows at the fields what the server says about them, the first one focused.
 * @returns what is wrong with none of the fields, to be shown above them
 */
export function showProblems<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): string | undefined {
  const wrong = error instanceof ApiError ? error.errors : []
  for (const [at, { field, message }] of wrong.entries()) {
    setError(field as Path<Values>, { message }, { shouldFocus: at === 0 })
  }
  return wrong.length > 0
    ? undefined
    : errorText(error, { fallback: 'This could not be written down. Please try again.' })
}
