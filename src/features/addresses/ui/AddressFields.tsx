import type { UseFormRegisterReturn } from 'react-hook-form'
import { indianStates } from '#/features/shop/states.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import type { PostalAddress } from '../addresses.schema.ts'
import { m } from '../messages/addresses.messages.ts'
import type { PinFill } from './usePlaceByPin.ts'

type Name = keyof PostalAddress

export interface AddressFieldsProps {
  /** Registers a field of the address in the form around it. */
  register: (
    name: Name,
    options?: { readonly onChange: (event: { target: { value: string } }) => void },
  ) => UseFormRegisterReturn
  errorOf: (name: Name) => string | undefined
  pin: PinFill
  /** Whose they are, where the form has others: the labels say so. */
  whose?: 'recipient'
  /** Which address it is to browsers that fill forms in. */
  section?: 'shipping'
}

const own = (): Record<Name, string> => ({
  name: m.fullName(),
  contact: m.mobileNumber(),
  address: m.streetAddress(),
  city: m.city(),
  zipCode: m.pinCode(),
  state: m.state(),
  country: m.country(),
})

const ofRecipient = (): Record<Name, string> => ({
  name: m.recipientFullName(),
  contact: m.recipientMobileNumber(),
  address: m.recipientStreetAddress(),
  city: m.recipientCity(),
  zipCode: m.recipientPinCode(),
  state: m.recipientState(),
  country: m.recipientCountry(),
})

/** Somebody at a door; keyboards and autofill of phones know what each field is. */
export function AddressFields({ register, errorOf, pin, whose, section }: AddressFieldsProps) {
  const known = (field: string) => (section ? `${section} ${field}` : field)
  const labels = whose ? ofRecipient() : own()
  return (
    <div className="grid gap-5 xs:grid-cols-2">
      <Field label={labels.name} required error={errorOf('name')}>
        <Input {...register('name')} autoComplete={known('name')} />
      </Field>
      <Field label={labels.contact} required error={errorOf('contact')}>
        <Input
          {...register('contact')}
          type="tel"
          inputMode="numeric"
          autoComplete={known('tel-national')}
          maxLength={20}
        />
      </Field>
      <Field label={labels.address} required error={errorOf('address')} className="xs:col-span-2">
        <Input
          {...register('address')}
          autoComplete={known('street-address')}
          placeholder={m.houseStreetArea()}
        />
      </Field>
      <Field label={labels.zipCode} required error={errorOf('zipCode')}>
        <Input
          {...register('zipCode', { onChange: ({ target }) => pin.onPin(target.value) })}
          inputMode="numeric"
          autoComplete={known('postal-code')}
          maxLength={12}
        />
      </Field>
      <Field label={labels.city} required error={errorOf('city')} hint={pin.cityByPin && m.cityByPin()}>
        <Input {...register('city', { onChange: pin.onCity })} autoComplete={known('address-level2')} />
      </Field>
      <Field label={labels.state} required error={errorOf('state')} hint={pin.stateByPin && m.stateByPin()}>
        <Select {...register('state', { onChange: pin.onState })} autoComplete={known('address-level1')}>
          <option value="">{m.chooseState()}</option>
          {indianStates.map((state) => (
            <option key={state} value={state}>
              {state}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={labels.country} required error={errorOf('country')}>
        <Input {...register('country')} autoComplete={known('country-name')} />
      </Field>
    </div>
  )
}
