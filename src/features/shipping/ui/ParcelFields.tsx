import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { m } from '../messages/shipping.messages.ts'
import { CarrierList, carrierListId } from './CarrierList.tsx'

export interface ParcelFieldsProps {
  /** What the form wants to know of each field. */
  carrier: UseFormRegisterReturn
  trackingNumber: UseFormRegisterReturn
  errors: Readonly<Partial<Record<'carrier' | 'trackingNumber', { readonly message?: string }>>>
}

/** Who carries a parcel, and its number there. */
export function ParcelFields({ carrier, trackingNumber, errors }: ParcelFieldsProps) {
  return (
    <>
      <Field label={m.carrier()} required error={errors.carrier?.message}>
        <Input {...carrier} list={carrierListId} maxLength={60} autoComplete="off" />
      </Field>
      <CarrierList />
      <Field label={m.trackingNumber()} required error={errors.trackingNumber?.message}>
        <Input
          {...trackingNumber}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
    </>
  )
}
