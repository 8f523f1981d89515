import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { FormDialog } from '#/ui/kit/FormDialog.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useSaveAddress } from '../addresses.queries.ts'
import { type SavedAddress, type SavedAddressInput, savedAddressInputSchema } from '../addresses.schema.ts'
import { m } from '../messages/addresses.messages.ts'
import { AddressFields } from './AddressFields.tsx'
import { usePlaceByPin } from './usePlaceByPin.ts'

export interface AddressFormProps {
  /** The one to change; undefined for a new one. */
  address: SavedAddress | undefined
  /** Whose book it is: a new address begins with it. */
  owner: { readonly name: string; readonly contact: string }
  onClose: () => void
}

const empty = { label: '', companyName: '', gstin: '', address: '', city: '', state: '', zipCode: '' }

/** Adds an address to the book or changes one. What the server refuses is shown at its field. */
export function AddressForm({ address, owner, onClose }: AddressFormProps) {
  const save = useSaveAddress()
  const { register, handleSubmit, formState, setError, setValue, getValues } = useForm<SavedAddressInput>({
    resolver: zodResolver(savedAddressInputSchema, undefined, { raw: true }),
    defaultValues: { ...empty, country: 'India', ...owner, ...address },
  })
  const { errors, isSubmitted } = formState
  const pin = usePlaceByPin({
    read: () => getValues(),
    write: (name, value) => setValue(name, value, { shouldValidate: isSubmitted, shouldDirty: true }),
    cityField: 'city',
  })
  const submit = handleSubmit(async (input) => {
    try {
      const { message } = await save.mutateAsync({ ...input, _id: address?._id })
      toast.success(message)
      onClose()
    } catch (error) {
      const wrong = error instanceof ApiError ? error.errors : []
      for (const [at, { field, message }] of wrong.entries()) {
        setError(field as keyof SavedAddressInput, { message }, { shouldFocus: at === 0 })
      }
      const fallback = m.notSaved()
      if (wrong.length === 0) setError('root', { message: errorText(error, { fallback }) })
    }
  })
  return (
    <FormDialog
      title={address ? m.changeOne() : m.add()}
      submitLabel={m.save()}
      pending={save.isPending}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={m.nameOfThis()} required error={errors.label?.message} hint={m.suchAsHome()}>
        <Input {...register('label')} autoComplete="off" autoCapitalize="words" maxLength={30} />
      </Field>
      <AddressFields register={register} errorOf={(name) => errors[name]?.message} pin={pin} />
      <Field label={m.companyName()} error={errors.companyName?.message}>
        <Input {...register('companyName')} autoComplete="organization" />
      </Field>
      <Field label={m.gstin()} error={errors.gstin?.message} hint={m.forBusiness()}>
        <Input {...register('gstin')} autoComplete="off" autoCapitalize="characters" maxLength={20} />
      </Field>
    </FormDialog>
  )
}
