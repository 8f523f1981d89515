import { type UseFormReturn, useController } from 'react-hook-form'
import { MOST_CHOSEN } from '../../rules/productForm.rules.ts'
import { ChosenProducts } from './ChosenProducts.tsx'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

/** The products that the shopkeeper chose to go with this one. */
export function GoesWithField({ form, ownId }: { form: Form; ownId: string | undefined }) {
  const { field, fieldState } = useController({ control: form.control, name: 'goesWith' })
  return (
    <ChosenProducts
      legend={m.goesWithUpTo({ most: MOST_CHOSEN })}
      chosen={field.value}
      onChange={field.onChange}
      most={MOST_CHOSEN}
      {...(ownId && { besides: [ownId] })}
      findLabel={m.findGoesWith()}
      words={{ added: m.addedGoesWith(), removed: m.removedGoesWith() }}
      error={fieldState.error?.message}
    />
  )
}
