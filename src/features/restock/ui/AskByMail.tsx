import { type FormEvent, useState } from 'react'
import type { Product } from '#/features/catalog/schema/catalog.schema.ts'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../messages/restock.messages.ts'
import { useAskRestock } from '../restock.queries.ts'

export interface AskByMailProps {
  product: Product
  size: string
  onClose: () => void
}

/** Asks a visitor where to write to. */
export function AskByMail({ product, size, onClose }: AskByMailProps) {
  const ask = useAskRestock()
  const [email, setEmail] = useState('')
  const field =
    ask.error instanceof ApiError ? ask.error.errors.find(({ field }) => field === 'email') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ask.isPending) return
    ask.mutate(
      { productId: product._id, size, email: email.trim() },
      {
        onSuccess: ({ message }) => {
          toast.success(message)
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={m.askWhenBack()}
      description={
        <p>{m.askText({ what: size ? m.nameWithSize({ name: product.name, size }) : product.name })}</p>
      }
      size="sm"
      submitLabel={m.mailMe()}
      pending={ask.isPending}
      problem={
        ask.error && !field
          ? errorText(ask.error, { action: (cause) => m.notWrittenDown({ cause }) })
          : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={m.email()} required error={field?.message}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          maxLength={200}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
