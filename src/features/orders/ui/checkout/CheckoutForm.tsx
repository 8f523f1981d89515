import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatRupees } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import type { User } from '../../../accounts/accounts.schema.ts'
import { shortLines } from '../../../cart/cart.rules.ts'
import type { Cart } from '../../../cart/cart.schema.ts'
import { addressesQuery } from '../../orders.queries.ts'
import { type BillingAddressInput, billingAddressSchema, type Order } from '../../orders.schema.ts'
import { BillingFields } from './BillingFields.tsx'
import { priceChanges, pricesOf } from './bag.rules.ts'
import { CheckoutNotices } from './CheckoutNotices.tsx'
import { EarlierAddresses } from './EarlierAddresses.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { useCheckout } from './useCheckout.ts'

export interface CheckoutFormProps {
  user: User
  cart: Cart
  onPlaced: (order: Order) => void
}

const prefix = 'billingAddress.'

/** The billing form. What the server refuses is shown at its field; everything typed stays. */
export function CheckoutForm({ user, cart, onPlaced }: CheckoutFormProps) {
  const { place, refusal, forgive } = useCheckout(cart, onPlaced)
  const { data: addresses = [] } = useQuery(addressesQuery)
  const [seen] = useState(() => pricesOf(cart.items))
  const { register, handleSubmit, formState, setError, reset, getValues } = useForm<BillingAddressInput>({
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
      payment: 'upi',
    },
  })
  const { errors, isSubmitting } = formState
  const isShort = shortLines(cart.items).length > 0

  const submit = handleSubmit(async (billingAddress) => {
    const wrong = await place(billingAddress)
    for (const [at, { field, message }] of wrong.entries()) {
      const name = field.replace(prefix, '') as keyof BillingAddressInput
      setError(name, { message }, { shouldFocus: at === 0 })
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-6">
      <h2 className="text-xl">Billing address</h2>
      <EarlierAddresses
        addresses={addresses}
        onPick={(address) => reset({ ...address, payment: getValues('payment') })}
      />
      <BillingFields register={register} errors={errors} />
      <PaymentChoice inputProps={register('payment')} error={errors.payment?.message} />
      <CheckoutNotices
        refusal={refusal}
        isShort={isShort}
        priceChanges={priceChanges(seen, cart.items)}
        onAdjusted={forgive}
      />
      <Button type="submit" size="lg" block pending={isSubmitting} disabled={isShort}>
        Place order · {formatRupees(cart.grandTotal)}
      </Button>
    </form>
  )
}
