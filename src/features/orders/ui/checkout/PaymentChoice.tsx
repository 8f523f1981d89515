import type { ComponentProps } from 'react'
import { RadioCards } from '#/ui/kit/RadioCards.tsx'

const options = [
  { value: 'upi', label: 'UPI', hint: 'Scan a QR code or pay in your UPI app after placing the order' },
  { value: 'cod', label: 'Cash on delivery', hint: 'Pay when the parcel arrives' },
] as const

export interface PaymentChoiceProps {
  inputProps: NonNullable<ComponentProps<typeof RadioCards>['inputProps']>
  error: string | undefined
}

/** How to pay; UPI unless chosen otherwise (specification, section 9). */
export function PaymentChoice({ inputProps, error }: PaymentChoiceProps) {
  return <RadioCards legend="Payment" options={options} inputProps={inputProps} error={error} required />
}
