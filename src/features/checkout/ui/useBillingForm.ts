import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type DefaultValues, useForm } from 'react-hook-form'
import { forgetTypedCheckout } from '#/features/accounts/typedCheckout.ts'
import {
  type BillingAddressInput,
  billingAddressSchema,
  type KnownAddress,
} from '#/features/orders/schema/orders.schema.ts'
import { stateOfPin } from '#/features/shop/pins.rules.ts'
import { withoutSpaces } from '#/platform/typed/phone.rules.ts'
import { rememberTyped, typedBefore } from './typedAddress.ts'

export interface BillingFormProps {
  /** Whose form it is. */
  owner: string
  defaultValues: DefaultValues<BillingAddressInput>
  /** Whether what is typed survives a reload of the tab: a setting of the shop. */
  remembers: boolean
}

/** The billing form: earlier addresses and a reload fill it in, a PIN code its state while nobody has chosen one. */
export function useBillingForm({ owner, defaultValues, remembers }: BillingFormProps) {
  const form = useForm<BillingAddressInput>({
    resolver: zodResolver(billingAddressSchema, undefined, { raw: true }),
    defaultValues,
  })
  const { setValue, getValues, watch, formState } = form
  const [stateByPin, setStateByPin] = useState<string>()
  const { isSubmitted } = formState

  // Field by field: a reset of the whole form would forget its inputs, which are drawn once and kept.
  const fillIn = (address: Partial<KnownAddress>) => {
    setStateByPin(undefined)
    for (const [name, value] of Object.entries(address)) {
      setValue(name as keyof KnownAddress, value, { shouldValidate: isSubmitted, shouldDirty: true })
    }
  }

  useEffect(() => {
    // Switched off meanwhile: what was remembered before goes.
    if (!remembers) return forgetTypedCheckout()
    const typed = typedBefore(sessionStorage, owner)
    for (const [name, value] of Object.entries(typed ?? {})) setValue(name as keyof KnownAddress, value)
    const subscription = watch((values) => rememberTyped(sessionStorage, owner, values))
    return () => subscription.unsubscribe()
  }, [remembers, owner, setValue, watch])

  /** What was typed or chosen is never changed: only an empty state, or one that a PIN code filled in before. */
  const onPin = (typed: string) => {
    const state = stateOfPin(withoutSpaces(typed))
    const chosen = getValues('state')
    if (!state || getValues('country').trim().toLowerCase() !== 'india') return
    // guard: state-as-typed
    if (chosen !== '' && chosen !== stateByPin) return
    setValue('state', state, { shouldValidate: isSubmitted, shouldDirty: true })
    setStateByPin(state)
  }

  return { ...form, fillIn, onPin, stateByPin, onState: () => setStateByPin(undefined) }
}
