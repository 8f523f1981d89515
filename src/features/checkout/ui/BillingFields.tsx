import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { BillingAddressInput } from '#/features/orders/schema/orders.schema.ts'
import { indianStates } from '#/features/shop/states.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'

export interface BillingFieldsProps {
  register: UseFormRegister<BillingAddressInput>
  errors: FieldErrors<BillingAddressInput>
}

/** Who receives the parcel and where; keyboards and autofill of phones know what each field is. */
export function BillingFields({ register, errors }: BillingFieldsProps) {
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
      <Field label="Company name (optional)" error={errors.companyName?.message} className="xs:col-span-2">
        <Input {...register('companyName')} autoComplete="organization" />
      </Field>
      <Field label="Address" required error={errors.address?.message} className="xs:col-span-2">
        <Input {...register('address')} autoComplete="street-address" placeholder="House, street, area" />
      </Field>
      <Field label="City" required error={errors.city?.message}>
        <Input {...register('city')} autoComplete="address-level2" />
      </Field>
      <Field label="PIN code" required error={errors.zipCode?.message}>
        <Input {...register('zipCode')} inputMode="numeric" autoComplete="postal-code" maxLength={12} />
      </Field>
      <Field label="State" required error={errors.state?.message}>
        <Select {...register('state')} autoComplete="address-level1">
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
