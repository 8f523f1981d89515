import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#/features/accounts/accounts.schema.ts'
import { leftText, shortLines } from '#/features/cart/cart.rules.ts'
import type { Cart } from '#/features/cart/cart.schema.ts'
import { addressesQuery } from '#/features/orders/orders.queries.ts'
import type { PaymentMethod } from '#/features/orders/rules/payments.rules.ts'
import {
  type BillingAddressInput,
  billingAddressSchema,
  type KnownAddress,
  type Order,
} from '#/features/orders/schema/orders.schema.ts'
import { paymentOptionsQuery } from '#/features/payments/card/card.queries.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { SubmitButton } from '#/ui/kit/SubmitButton.tsx'
import { BillingFields } from './BillingFields.tsx'
import { priceChanges, pricesOf } from './bag.rules.ts'
import { CheckoutCallouts } from './CheckoutCallouts.tsx'
import { EarlierAddresses } from './EarlierAddresses.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { useCheckout } from './useCheckout.ts'

export interface CheckoutFormProps {
  user: User
  cart: Cart
  onPlaced: (order: Order) => void
}

const prefix = 'billingAddress.'

/** UPI unless the shop has no way to be paid by it (specification, section 9). */
const firstWay = (types: readonly PaymentMethod[] = []): PaymentMethod =>
  types.length === 0 || types.includes('upi') ? 'upi' : (types[0] ?? 'upi')

/** The billing form. What the server refuses is shown at its field; everything typed stays. */
export function CheckoutForm({ user, cart, onPlaced }: CheckoutFormProps) {
  const { place, refusal, forgive } = useCheckout(cart, onPlaced)
  const { data: addresses = [] } = useQuery(addressesQuery)
  const { data: options } = useQuery(paymentOptionsQuery)
  const [seen] = useState(() => pricesOf(cart.items))
  const { register, handleSubmit, formState, setError, setValue } = useForm<BillingAddressInput>({
    resolver: zodResolver(billingAddressSchema, undefined, { raw: true }),
    defaultValues: {
      name: user.name,
      email: user.email,
      contact: user.contact,
      companyName: '',
      address: '',
      city: '',
      state: '',
      country: 'India',
      zipCode: '',
      payment: firstWay(options?.types),
    },
  })
  const { errors, isSubmitting } = formState
  const short = [...new Set(shortLines(cart.items).map(({ product }) => leftText(product)))]

  const submit = handleSubmit(async (billingAddress) => {
    const wrong = await place(billingAddress)
    for (const [at, { field, message }] of wrong.entries()) {
      const name = field.replace(prefix, '') as keyof BillingAddressInput
      setError(name, { message }, { shouldFocus: at === 0 })
    }
  })

  // Field by field: a reset of the whole form would forget its inputs, which are drawn once and kept.
  const fillIn = (address: KnownAddress) => {
    for (const [name, value] of Object.entries(address)) {
      setValue(name as keyof KnownAddress, value, {
        shouldValidate: formState.isSubmitted,
        shouldDirty: true,
      })
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-6">
      <h2 className="text-xl">Billing address</h2>
      <EarlierAddresses addresses={addresses} onPick={fillIn} />
      <BillingFields register={register} errors={errors} />
      <PaymentChoice inputProps={register('payment')} error={errors.payment?.message} />
      <CheckoutCallouts
        refusal={refusal}
        short={short}
        priceChanges={priceChanges(seen, cart.items)}
        onAdjusted={forgive}
      />
      <SubmitButton pending={isSubmitting} disabled={short.length > 0}>
        Place order · {formatRupees(cart.grandTotal)}
      </SubmitButton>
    </form>
  )
}
