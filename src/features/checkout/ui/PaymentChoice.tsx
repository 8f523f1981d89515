import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { arrivesBy, methodFacts, paymentMethods } from '#/features/orders/rules/payments.rules.ts'
import { paymentOptionsQuery } from '#/features/payments/card/card.queries.ts'
import { RadioCards } from '#/ui/kit/RadioCards.tsx'
import { m } from '../messages/checkout.messages.ts'

const ways = paymentMethods.toSorted((one, other) => methodFacts[one].place - methodFacts[other].place)

export interface PaymentChoiceProps {
  inputProps: NonNullable<ComponentProps<typeof RadioCards>['inputProps']>
  error: string | undefined
  /** A gift is paid before it leaves. */
  isGift: boolean
}

/** How to pay, with a card only where the shop takes them; UPI unless chosen otherwise (specification, section 9). */
export function PaymentChoice({ inputProps, error, isGift }: PaymentChoiceProps) {
  const { data } = useQuery(paymentOptionsQuery)
  const options = ways
    .filter(
      (value) =>
        (data ? data.types.includes(value) : !arrivesBy('provider', value)) &&
        !(isGift && arrivesBy('courier', value)),
    )
    .map((value) => ({ value, ...methodFacts[value] }))
  return <RadioCards legend={m.payment()} options={options} inputProps={inputProps} error={error} required />
}
