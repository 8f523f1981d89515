import { type FormEvent, useState } from 'react'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useCorrectStock } from '../../history/history.queries.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import { m } from './messages/admin.messages.ts'

/** Pieces more or fewer, of one size where each is counted, and why. */
export function CorrectStock({ product, onClose }: { product: Product; onClose: () => void }) {
  const sizes = product.offers?.map(({ size }) => size) ?? []
  const [size, setSize] = useState(sizes[0] ?? '')
  const [pieces, setPieces] = useState('')
  const [note, setNote] = useState('')
  const correct = useCorrectStock(product._id)
  const wrong = correct.error instanceof ApiError ? correct.error.errors : []
  const wordsOf = (field: string) => wrong.find((one) => one.field === field)?.message
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await correct.mutateAsync({ size, pieces, note }).catch(() => undefined)
    if (!done) return
    toast.success(done.message)
    onClose()
  }
  return (
    <FormDialog
      title={m.correctStock()}
      description={product.name}
      submitLabel={m.correct()}
      pending={correct.isPending}
      problem={
        correct.error && wrong.length === 0
          ? errorText(correct.error, { action: (cause) => m.correctingFailed({ cause }) })
          : undefined
      }
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {sizes.length > 0 && (
        <Field label={m.size()} error={wordsOf('size')}>
          <Select value={size} onChange={(event) => setSize(event.currentTarget.value)}>
            {sizes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={m.moreOrFewer()} hint={m.moreOrFewerHint()} error={wordsOf('pieces')}>
        <Input value={pieces} onChange={(event) => setPieces(event.currentTarget.value)} autoComplete="off" />
      </Field>
      <Field label={m.why()} error={wordsOf('note')}>
        <Input
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          maxLength={200}
          autoComplete="off"
        />
      </Field>
    </FormDialog>
  )
}
