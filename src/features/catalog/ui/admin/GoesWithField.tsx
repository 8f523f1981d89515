import { type UseFormReturn, useController } from 'react-hook-form'
import { MOST_CHOSEN } from '../../rules/catalog.rules.ts'
import { ChosenProducts } from './ChosenProducts.tsx'
import type { ProductValues } from './productValues.ts'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

/** The products that the shopkeeper chose to go with this one. */
export function GoesWithField({ form, ownId }: { form: Form; ownId: string | undefined }) {
  const { field, fieldState } = useController({ control: form.control, name: 'goesWith' })
  return (
    <ChosenProducts
      legend={`Goes with (up to ${MOST_CHOSEN})`}
      chosen={field.value}
      onChange={field.onChange}
      most={MOST_CHOSEN}
      {...(ownId && { besides: [ownId] })}
      findLabel="Find a product that goes with it"
      words={{ added: 'goes with it now', removed: 'does not go with it any more' }}
      error={fieldState.error?.message}
    />
  )
}
