import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import { forgetTypedCheckout } from '#/features/accounts/typedCheckout.ts'
import { usePlaceByPin } from '#/features/addresses/ui/usePlaceByPin.ts'
import type { KnownAddress } from '#/features/orders/schema/orders.schema.ts'
import { type CheckoutValues, checkoutFormSchema } from './checkoutForm.schema.ts'
import { rememberTyped, type TypedCheckout, typedBefore } from './typedAddress.ts'

export interface BillingFormProps {
  /** Whose form it is. */
  owner: string
  defaultValues: CheckoutValues
  /** Whether what is typed survives a reload of the tab: a setting of the shop. */
  remembers: boolean
  /** What was typed before a reload stands in the form again. */
  onRestored: (typed: TypedCheckout) => void
}

/** The form of the checkout: saved addresses and a reload fill it in, a PIN code its state and city while nobody has said another. */
export function useBillingForm({ owner, defaultValues, remembers, onRestored }: BillingFormProps) {
  const form = useForm<CheckoutValues>({
    resolver: zodResolver(checkoutFormSchema, undefined, { raw: true }),
    defaultValues,
  })
  const { setValue, getValues, watch, formState } = form
  const { isSubmitted } = formState
  const changed = { shouldValidate: isSubmitted, shouldDirty: true }
  const pin = usePlaceByPin({
    read: () => getValues(),
    write: (name, value) => setValue(name, value, changed),
    cityField: 'city',
  })
  const deliveryPin = usePlaceByPin({
    read: () => getValues('deliveryAddress'),
    write: (name, value) => setValue(`deliveryAddress.${name}`, value, changed),
    cityField: 'deliveryAddress.city',
  })

  // Field by field: a reset of the whole form would forget its inputs, which are drawn once and kept.
  const fillIn = (address: Partial<KnownAddress>) => {
    // What one address has and the next one has not would stay.
    for (const [name, value] of Object.entries({ gstin: '', ...address })) {
      setValue(name as keyof KnownAddress, value, changed)
    }
    pin.onAddress()
  }
  const fillInDelivery = (address: Partial<CheckoutValues['deliveryAddress']>) => {
    for (const [name, value] of Object.entries(address)) {
      setValue(`deliveryAddress.${name as keyof CheckoutValues['deliveryAddress']}`, value, changed)
    }
    deliveryPin.onAddress()
  }

  const restored = useEffectEvent((typed: TypedCheckout) => {
    pin.onAddress()
    deliveryPin.onAddress()
    onRestored(typed)
  })
  useEffect(() => {
    // Switched off meanwhile: what was remembered before goes.
    if (!remembers) return forgetTypedCheckout()
    const typed = typedBefore(sessionStorage, owner)
    for (const [name, value] of Object.entries(typed ?? {})) {
      if (value !== undefined) setValue(name as keyof CheckoutValues, value)
    }
    if (typed) restored(typed)
    const subscription = watch((values) => rememberTyped(sessionStorage, owner, values))
    return () => subscription.unsubscribe()
  }, [remembers, owner, setValue, watch])

  return { ...form, fillIn, fillInDelivery, pin, deliveryPin }
}
