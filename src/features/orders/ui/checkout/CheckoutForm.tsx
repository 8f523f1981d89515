import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { formatRupees } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Notice } from '#/ui/kit/Notice.tsx'
import type { User } from '../../../accounts/accounts.schema.ts'
import { shortLines } from '../../../cart/cart.rules.ts'
import type { Cart } from '../../../cart/cart.schema.ts'
import { bag } from '../../../cart/ui/bag.ts'
import { type BillingAddressInput, billingAddressSchema, type Order } from '../../orders.schema.ts'
import { BillingFields } from './BillingFields.tsx'
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
  const { place, refusal } = useCheckout(cart._id, onPlaced)
  const { register, handleSubmit, formState, setError } = useForm<BillingAddressInput>({
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
    for (const { field, message } of wrong) {
      const name = field.replace(prefix, '') as keyof BillingAddressInput
      setError(name, { message }, { shouldFocus: true })
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-6">
      <h2 className="text-xl">Billing address</h2>
      <BillingFields register={register} errors={errors} />
      <PaymentChoice inputProps={register('payment')} error={errors.payment?.message} />
      {(refusal || isShort) && (
        <Notice
          tone={refusal ? 'danger' : 'warning'}
          live
          action={
            (isShort || refusal?.isAboutTheBag) && (
              <Button variant="secondary" size="sm" onClick={bag.open}>
                Adjust the bag
              </Button>
            )
          }
        >
          {refusal?.text ??
            'Some pieces in your bag are no longer in stock. Please adjust the bag before placing the order.'}
        </Notice>
      )}
      <Button type="submit" size="lg" block pending={isSubmitting} disabled={isShort}>
        Place order · {formatRupees(cart.grandTotal)}
      </Button>
    </form>
  )
}
