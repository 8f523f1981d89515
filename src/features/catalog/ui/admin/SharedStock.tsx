import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { LONGEST_CODE } from '../../rules/productForm.rules.ts'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

const useIsCounted = ({ control }: Form) =>
  useWatch({ control, name: ['enableSize', 'ownStock'] }).every((isSo) => isSo)

/** One number of pieces for all sizes; where each is counted by itself, the table below says it. */
export function QuantityField({ form }: { form: Form }) {
  const { field, fieldState } = useController({ control: form.control, name: 'quantity' })
  if (useIsCounted(form)) return null
  return (
    <Field label={m.quantity()} required error={fieldState.error?.message} hint={m.quantityHint()}>
      <Input {...field} inputMode="numeric" autoComplete="off" />
    </Field>
  )
}

/** A code of a product that counts its pieces as one. */
export function CodeField({ form, name }: { form: Form; name: 'sku' | 'barcode' }) {
  const { field, fieldState } = useController({ control: form.control, name })
  if (useIsCounted(form)) return null
  const isSku = name === 'sku'
  return (
    <Field
      label={isSku ? m.skuOptional() : m.barcodeOptional()}
      error={fieldState.error?.message}
      hint={isSku ? m.skuHint() : undefined}
    >
      <Input
        {...field}
        maxLength={LONGEST_CODE}
        autoComplete="off"
        autoCapitalize={isSku ? 'characters' : 'none'}
        spellCheck={false}
      />
    </Field>
  )
}
