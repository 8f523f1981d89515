import type { UseFormRegisterReturn } from 'react-hook-form'
import { indianStates } from '#/features/shop/states.rules.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import type { PostalAddress } from '../addresses.schema.ts'
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
  /** What stands before the labels of name and number, where the form has others: `Recipient’s`. */
  whose?: string
  /** Which address it is to browsers that fill forms in. */
  section?: 'shipping'
}

/** Somebody at a door; keyboards and autofill of phones know what each field is. */
export function AddressFields({ register, errorOf, pin, whose, section }: AddressFieldsProps) {
  const known = (field: string) => (section ? `${section} ${field}` : field)
  // Not what is written in capitals: PIN code.
  const label = (text: string) =>
    whose ? `${whose} ${text.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}` : text
  return (
    <div className="grid gap-5 xs:grid-cols-2">
      <Field label={label('Full name')} required error={errorOf('name')}>
        <Input {...register('name')} autoComplete={known('name')} />
      </Field>
      <Field label={label('Mobile number')} required error={errorOf('contact')}>
        <Input
          {...register('contact')}
          type="tel"
          inputMode="numeric"
          autoComplete={known('tel-national')}
          maxLength={20}
        />
      </Field>
      <Field label={label('Address')} required error={errorOf('address')} className="xs:col-span-2">
        <Input
          {...register('address')}
          autoComplete={known('street-address')}
          placeholder="House, street, area"
        />
      </Field>
      <Field
        label={label('City')}
        required
        error={errorOf('city')}
        hint={pin.cityByPin && 'By the PIN code. Write another if it is wrong.'}
      >
        <Input {...register('city', { onChange: pin.onCity })} autoComplete={known('address-level2')} />
      </Field>
      <Field label={label('PIN code')} required error={errorOf('zipCode')}>
        <Input
          {...register('zipCode', { onChange: ({ target }) => pin.onPin(target.value) })}
          inputMode="numeric"
          autoComplete={known('postal-code')}
          maxLength={12}
        />
      </Field>
      <Field
        label={label('State')}
        required
        error={errorOf('state')}
        hint={pin.stateByPin && 'By the PIN code. Choose another if it is wrong.'}
      >
        <Select {...register('state', { onChange: pin.onState })} autoComplete={known('address-level1')}>
          <option value="">Choose a state</option>
          {indianStates.map((state) => (
            <option key={state} value={state}>
              {state}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={label('Country')} required error={errorOf('country')}>
        <Input {...register('country')} autoComplete={known('country-name')} />
      </Field>
    </div>
  )
}
