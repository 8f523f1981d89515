'use no memo' // react-hook-form keeps state outside of React, which the compiler's caching would hide

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatRupees } from '#/platform/money/money.ts'
import { rupeesField, typedRupees } from '#/platform/typed/amount.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Quantity } from '#/ui/kit/Quantity.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useChangeStatus } from '../../orders.life.queries.ts'
import type { Order } from '../../orders.schema.ts'
import { showProblems } from '../showProblems.ts'

/** What came back: how much of each line can be sold again, and how much money goes back. */
export function ReturnDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const step = useChangeStatus(order._id)
  const [problem, setProblem] = useState<string>()
  const [good, setGood] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(order.items.map(({ _id, quantity }) => [_id, quantity])),
  )
  const refundable = order.refundable ?? 0
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { refund: rupeesField(refundable), note: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async ({ refund: typed, note }) => {
    setProblem(undefined)
    const refund = refundable > 0 ? typedRupees(typed) : 0
    if (refund === undefined) {
      return setError('refund', { message: 'Please give an amount in rupees.' }, { shouldFocus: true })
    }
    const restock = Object.entries(good).map(([item, quantity]) => ({ item, quantity }))
    try {
      await step.mutateAsync({
        status: 'returned',
        note,
        restock,
        ...(refundable > 0 ? { refund } : {}),
      })
      toast.success(`Order ${order.number} is returned`)
      onClose()
    } catch (error) {
      setProblem(showProblems(error, setError))
    }
  })
  return (
    <FormDialog
      onClose={onClose}
      title={`Return of order ${order.number}`}
      description="Look at every piece. What can be sold again goes back on the shelf; leave out what is damaged."
      submitLabel="Mark as returned"
      pending={step.isPending}
      problem={problem}
      onSubmit={submit}
    >
      <ul className="grid divide-y divide-line border-y border-line">
        {order.items.map(({ _id, product, size, quantity }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              {product.name}
              {size && `, size ${size}`}
              <span className="block text-sm text-ink-soft">
                {good[_id]} of {quantity} back on the shelf
              </span>
            </span>
            <Quantity
              value={good[_id] ?? 0}
              min={0}
              max={quantity}
              label={`Pieces of ${product.name}${size ? `, size ${size},` : ''} back on the shelf`}
              onChange={(pieces) => setGood({ ...good, [_id]: pieces })}
            />
          </li>
        ))}
      </ul>
      {refundable > 0 && (
        <Field
          label="Refund in rupees"
          required
          error={errors.refund?.message}
          hint={`${formatRupees(refundable)} were paid. It is written down as due; you send it afterwards.`}
        >
          <Input {...register('refund')} inputMode="decimal" autoComplete="off" />
        </Field>
      )}
      <Field label="Message to the customer (optional)" error={errors.note?.message}>
        <TextArea {...register('note')} rows={2} maxLength={500} />
      </Field>
    </FormDialog>
  )
}
