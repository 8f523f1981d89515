import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#/features/accounts/accounts.schema.ts'
import { leftText, shortLines } from '#/features/cart/cart.rules.ts'
import type { Cart } from '#/features/cart/cart.schema.ts'
import { addressesQuery } from '#/features/orders/orders.queries.ts'
import type { PaymentMethod } from '#/features/orders/rules/payments.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { paymentOptionsQuery } from '#/features/payments/card/card.queries.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { ActionBar } from '#/ui/kit/ActionBar.tsx'
import { SubmitButton } from '#/ui/kit/SubmitButton.tsx'
import { BillingFields, billingOrder } from './BillingFields.tsx'
import { priceChanges, pricesOf } from './bag.rules.ts'
import { CheckoutCallouts } from './CheckoutCallouts.tsx'
import { EarlierAddresses } from './EarlierAddresses.tsx'
import { ownAddressAt, placeOf } from './lastAddress.rules.ts'
import { PaymentChoice } from './PaymentChoice.tsx'
import { useBillingForm } from './useBillingForm.ts'
import { useCheckout } from './useCheckout.ts'

export interface CheckoutFormProps {
  user: User
  cart: Cart
  onPlaced: (order: Order) => void
}

const nowhere = { companyName: '', address: '', city: '', state: '', country: 'India', zipCode: '' }

/** UPI unless the shop has no way to be paid by it (specification, section 9). */
const firstWay = (types: readonly PaymentMethod[] = []): PaymentMethod =>
  types.length === 0 || types.includes('upi') ? 'upi' : (types[0] ?? 'upi')

/** The billing form. What the server refuses is shown at its field; everything typed stays. */
export function CheckoutForm({ user, cart, onPlaced }: CheckoutFormProps) {
  const { place, refusal, forgive } = useCheckout(cart, onPlaced)
  const { data: addresses = [] } = useQuery(addressesQuery)
  const { data: options } = useQuery(paymentOptionsQuery)
  const { data: shop } = useSuspenseQuery(shopQuery)
  const [seen] = useState(() => pricesOf(cart.items))
  const [own] = useState(() => ownAddressAt(addresses, user.name))
  const known = addresses[own]
  const { register, handleSubmit, formState, setError, fillIn, ...pin } = useBillingForm({
    owner: user._id,
    remembers: shop.rememberCheckout,
    defaultValues: {
      name: user.name,
      email: user.email,
      contact: user.contact,
      ...(known ? placeOf(known) : nowhere),
      payment: firstWay(options?.types),
    },
  })
  const { errors, isSubmitting } = formState
  const short = [...new Set(shortLines(cart.items).map(({ product }) => leftText(product)))]

  const submit = handleSubmit(async (billingAddress) => {
    const wrong = await place(billingAddress)
    for (const [at, { name, message }] of billingOrder(wrong).entries()) {
      setError(name, { message }, { shouldFocus: at === 0 })
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-6">
      <h2 className="text-xl">Billing address</h2>
      <EarlierAddresses addresses={addresses} first={own} onPick={fillIn} />
      <BillingFields register={register} errors={errors} pin={pin} />
      <PaymentChoice inputProps={register('payment')} error={errors.payment?.message} />
      <CheckoutCallouts
        refusal={refusal}
        short={short}
        priceChanges={priceChanges(seen, cart.items)}
        onAdjusted={forgive}
      />
      <ActionBar>
        <SubmitButton pending={isSubmitting} disabled={short.length > 0}>
          Place order · {formatRupees(cart.grandTotal)}
        </SubmitButton>
      </ActionBar>
    </form>
  )
}
