import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { paymentOptionsQuery } from '#/features/payments/card/card.queries.ts'
import { RadioCards } from '#/ui/kit/RadioCards.tsx'

const ways = [
  { value: 'upi', label: 'UPI', hint: 'Scan a QR code or pay in your UPI app after placing the order' },
  { value: 'card', label: 'Card', hint: 'Pay in our payment partner’s window after placing the order' },
  { value: 'cod', label: 'Cash on delivery', hint: 'Pay when the parcel arrives' },
] as const

export interface PaymentChoiceProps {
  inputProps: NonNullable<ComponentProps<typeof RadioCards>['inputProps']>
  error: string | undefined
}

/** How to pay, with a card only where the shop takes them; UPI unless chosen otherwise (specification, section 9). */
export function PaymentChoice({ inputProps, error }: PaymentChoiceProps) {
  const { data } = useQuery(paymentOptionsQuery)
  const options = ways.filter(({ value }) => (data ? data.types.includes(value) : value !== 'card'))
  return <RadioCards legend="Payment" options={options} inputProps={inputProps} error={error} required />
}
