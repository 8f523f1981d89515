import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { m } from './messages/order.messages.ts'

/**
 * The form of a dialog that writes something down about an order. What the server says about its fields is shown at
 * them, the first one focused; what is wrong with none of them is `errors.root`.
 */
export function useDialogForm<Values extends FieldValues>(defaultValues: DefaultValues<Values>) {
  const { handleSubmit, formState, setError, ...form } = useForm<Values>({ defaultValues })
  const showProblems = (error: unknown) => {
    const wrong = error instanceof ApiError ? error.errors : []
    for (const [at, { field, message }] of wrong.entries()) {
      setError(field as Path<Values>, { message }, { shouldFocus: at === 0 })
    }
    if (wrong.length > 0) return
    const fallback = m.notWritten()
    setError('root', { message: errorText(error, { fallback }) })
  }
  return {
    ...form,
    setError,
    formState,
    errors: formState.errors,
    /** Hands what was typed to `write`, and shows what that throws. */
    submitWith: (write: (typed: Values) => Promise<void>) =>
      handleSubmit((typed) => write(typed).catch(showProblems)),
  }
}
