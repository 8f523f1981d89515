'use no memo' // react-hook-form keeps state outside of React, which the compiler's caching would hide

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#/platform/http/client.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Notice } from '#/ui/kit/Notice.tsx'
import { TextArea } from '#/ui/kit/TextArea.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { failureText } from '../../../accounts/ui/failureText.ts'
import { useChangeStatus } from '../../orders.life.queries.ts'
import type { Order } from '../../orders.schema.ts'
import { CarrierList, carrierListId } from './CarrierList.tsx'

interface Parcel {
  carrier: string
  trackingNumber: string
  note: string
}

const FORM = 'ship-order'

/** Who carries the parcel, and its number there; the customer gets both by mail. */
export function ShipDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const ship = useChangeStatus(order._id)
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<Parcel>({
    defaultValues: { carrier: '', trackingNumber: '', note: '' },
  })
  const submit = handleSubmit(async (parcel) => {
    setProblem(undefined)
    try {
      await ship.mutateAsync({ status: 'shipped', ...parcel })
      toast.success(`Order ${order.number} is shipped`)
      onClose()
    } catch (error) {
      const wrong = error instanceof ApiError ? error.errors : []
      for (const [at, { field, message }] of wrong.entries()) {
        setError(field as keyof Parcel, { message }, { shouldFocus: at === 0 })
      }
      if (wrong.length === 0)
        setProblem(failureText(error, 'This could not be written down. Please try again.'))
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Ship order ${order.number}`}
      description="The customer gets carrier and tracking number by mail."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={FORM} pending={ship.isPending}>
            Mark as shipped
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="mt-4 grid gap-4">
        {problem && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <Field label="Carrier" required error={formState.errors.carrier?.message}>
          <Input {...register('carrier')} list={carrierListId} maxLength={60} autoComplete="off" />
        </Field>
        <CarrierList />
        <Field label="Tracking number" required error={formState.errors.trackingNumber?.message}>
          <Input
            {...register('trackingNumber')}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <Field label="Message to the customer (optional)" error={formState.errors.note?.message}>
          <TextArea {...register('note')} rows={2} maxLength={500} />
        </Field>
      </form>
    </Dialog>
  )
}
