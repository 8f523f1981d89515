import type { UseFormReturn } from 'react-hook-form'
import { m as ofAddresses } from '#/features/addresses/messages/addresses.messages.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { m } from '../messages/checkout.messages.ts'
import type { CheckoutValues } from './checkoutForm.schema.ts'

export interface SaveAddressProps {
  form: Pick<UseFormReturn<CheckoutValues>, 'register' | 'formState'>
  saves: boolean
}

/** Offers to keep a new address under a name; off until somebody wants it. */
export function SaveAddress({ form, saves }: SaveAddressProps) {
  return (
    <div>
      <Checkbox {...form.register('saves')} label={m.saveAddress()} />
      {saves && (
        <Field
          label={ofAddresses.nameOfThis()}
          required
          error={form.formState.errors.saveAddressAs?.message}
          hint={ofAddresses.suchAsHome()}
          className="mt-2 max-w-sm"
        >
          <Input
            {...form.register('saveAddressAs')}
            autoComplete="off"
            autoCapitalize="words"
            maxLength={30}
          />
        </Field>
      )}
    </div>
  )
}
