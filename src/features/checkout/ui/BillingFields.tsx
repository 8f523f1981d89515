import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { PinFill } from '#/features/addresses/ui/usePlaceByPin.ts'
import { indianStates } from '#/features/shop/states.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import type { CheckoutValues } from './checkoutForm.schema.ts'

export interface BillingFieldsProps {
  register: UseFormRegister<CheckoutValues>
  errors: FieldErrors<CheckoutValues>
  /** What a PIN code fills in. */
  pin: PinFill
}

/** Who is billed and, unless it goes elsewhere, who receives the parcel; keyboards and autofill of phones know what each field is. */
export function BillingFields({ register, errors, pin }: BillingFieldsProps) {
  return (
    <div className="grid gap-5 xs:grid-cols-2">
      <Field label="Full name" required error={errors.name?.message} className="xs:col-span-2">
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <Field label="Mobile number" required error={errors.contact?.message}>
        <Input
          {...register('contact')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={20}
        />
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="email" />
      </Field>
      <Field label="Company name (optional)" error={errors.companyName?.message}>
        <Input {...register('companyName')} autoComplete="organization" />
      </Field>
      <Field label="GSTIN (optional)" error={errors.gstin?.message} hint="For an invoice to a business">
        <Input {...register('gstin')} autoComplete="off" autoCapitalize="characters" maxLength={20} />
      </Field>
      <Field label="Address" required error={errors.address?.message} className="xs:col-span-2">
        <Input {...register('address')} autoComplete="street-address" placeholder="House, street, area" />
      </Field>
      <Field
        label="City"
        required
        error={errors.city?.message}
        hint={pin.cityByPin && 'By the PIN code. Write another if it is wrong.'}
      >
        <Input {...register('city', { onChange: pin.onCity })} autoComplete="address-level2" />
      </Field>
      <Field label="PIN code" required error={errors.zipCode?.message}>
        <Input
          {...register('zipCode', { onChange: ({ target }) => pin.onPin(target.value) })}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
        />
      </Field>
      <Field
        label="State"
        required
        error={errors.state?.message}
        hint={pin.stateByPin && 'By the PIN code. Choose another if it is wrong.'}
      >
        <Select {...register('state', { onChange: pin.onState })} autoComplete="address-level1">
          <option value="">Choose a state</option>
          {indianStates.map((state) => (
            <option key={state} value={state}>
              {state}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Country" required error={errors.country?.message}>
        <Input {...register('country')} autoComplete="country-name" />
      </Field>
    </div>
  )
}
