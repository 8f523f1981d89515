import type { UseFormReturn } from 'react-hook-form'
import type { SavedAddress } from '#/features/addresses/addresses.schema.ts'
import { AddressCards } from '#/features/addresses/ui/AddressCards.tsx'
import { AddressFields } from '#/features/addresses/ui/AddressFields.tsx'
import type { PinFill } from '#/features/addresses/ui/usePlaceByPin.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { m } from '../messages/checkout.messages.ts'
import type { CheckoutValues } from './checkoutForm.schema.ts'

export interface DeliveryFieldsProps {
  form: Pick<UseFormReturn<CheckoutValues>, 'register' | 'formState'>
  elsewhere: boolean
  book: readonly SavedAddress[]
  /** Which of the book is chosen. */
  chosen: string
  onChoose: (id: string, address: SavedAddress | undefined) => void
  pin: PinFill
}

/** Somebody else to receive the parcel, or another door: the buyer keeps mails and invoice. */
export function DeliveryFields({ form, elsewhere, book, chosen, onChoose, pin }: DeliveryFieldsProps) {
  const { errors } = form.formState
  return (
    <section aria-label={m.delivery()} className="grid gap-4">
      <Checkbox {...form.register('elsewhere')} label={m.elsewhere()} hint={m.mailsToYou()} />
      {elsewhere && (
        <div className="grid gap-5 border-s-2 border-haldi ps-4">
          {book.length > 0 && (
            <AddressCards legend={m.whoReceives()} book={book} chosen={chosen} onChoose={onChoose} />
          )}
          <AddressFields
            register={(name, options) => form.register(`deliveryAddress.${name}`, options)}
            errorOf={(name) => errors.deliveryAddress?.[name]?.message}
            pin={pin}
            whose="recipient"
            section="shipping"
          />
        </div>
      )}
    </section>
  )
}
