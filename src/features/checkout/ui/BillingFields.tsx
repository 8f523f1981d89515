import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { m as ofAddresses } from '#/features/addresses/messages/addresses.messages.ts'
import type { PinFill } from '#/features/addresses/ui/usePlaceByPin.ts'
import { indianStates } from '#/features/shop/states.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { m } from '../messages/checkout.messages.ts'
import type { CheckoutValues } from './checkoutForm.schema.ts'

export interface BillingFieldsProps {
  register: UseFormRegister<CheckoutValues>
  errors: FieldErrors<CheckoutValues>
  /** What a PIN code fills in. */
  pin: PinFill
}

/**
 * Who is billed and, unless it goes elsewhere, who receives the parcel; keyboards and autofill of phones know what each field is. The PIN
 * code stands before what it fills in, and what only a business has comes last.
 */
export function BillingFields({ register, errors, pin }: BillingFieldsProps) {
  return (
    <div className="grid gap-5 xs:grid-cols-2">
      <Field label={ofAddresses.fullName()} required error={errors.name?.message} className="xs:col-span-2">
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <Field label={ofAddresses.mobileNumber()} required error={errors.contact?.message}>
        <Input
          {...register('contact')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={20}
        />
      </Field>
      <Field label={m.email()} required error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="email" />
      </Field>
      <Field
        label={ofAddresses.streetAddress()}
        required
        error={errors.address?.message}
        className="xs:col-span-2"
      >
        <Input
          {...register('address')}
          autoComplete="street-address"
          placeholder={ofAddresses.houseStreetArea()}
        />
      </Field>
      <Field label={ofAddresses.pinCode()} required error={errors.zipCode?.message}>
        <Input
          {...register('zipCode', { onChange: ({ target }) => pin.onPin(target.value) })}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
        />
      </Field>
      <Field
        label={ofAddresses.city()}
        required
        error={errors.city?.message}
        hint={pin.cityByPin && ofAddresses.cityByPin()}
      >
        <Input {...register('city', { onChange: pin.onCity })} autoComplete="address-level2" />
      </Field>
      <Field
        label={ofAddresses.state()}
        required
        error={errors.state?.message}
        hint={pin.stateByPin && ofAddresses.stateByPin()}
      >
        <Select {...register('state', { onChange: pin.onState })} autoComplete="address-level1">
          <option value="">{ofAddresses.chooseState()}</option>
          {indianStates.map((state) => (
            <option key={state} value={state}>
              {state}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={ofAddresses.country()} required error={errors.country?.message}>
        <Input {...register('country')} autoComplete="country-name" />
      </Field>
      <Field label={ofAddresses.companyName()} error={errors.companyName?.message}>
        <Input {...register('companyName')} autoComplete="organization" />
      </Field>
      <Field label={ofAddresses.gstin()} error={errors.gstin?.message} hint={m.forBusiness()}>
        <Input {...register('gstin')} autoComplete="off" autoCapitalize="characters" maxLength={20} />
      </Field>
    </div>
  )
}
