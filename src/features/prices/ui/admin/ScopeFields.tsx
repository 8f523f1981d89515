import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { ChosenProducts } from '#/features/catalog/ui/admin/ChosenProducts.tsx'
import { adminCollectionsQuery } from '#/features/collections/admin.queries.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { Field, FieldError } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { MOST_SALE_PRODUCTS } from '../../sales.rules.ts'
import { m } from './messages/admin.messages.ts'
import type { SaleValues } from './saleValues.ts'

type Form = UseFormReturn<SaleValues, unknown, SaleValues>

/** Which categories, which collection or which products a sale is for, as it was chosen. */
export function ScopeFields({ form }: { form: Form }) {
  const scope = useWatch({ control: form.control, name: 'scope' })
  if (scope === 'categories') return <Categories form={form} />
  if (scope === 'collection') return <Collection form={form} />
  return scope === 'products' ? <ByHand form={form} /> : null
}

function Categories({ form }: { form: Form }) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { field, fieldState } = useController({ control: form.control, name: 'categories' })
  const toggle = (id: string) =>
    field.onChange(field.value.includes(id) ? field.value.filter((one) => one !== id) : [...field.value, id])
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{m.categories()}</legend>
      <div className="flex flex-wrap gap-x-6">
        {categories.map(({ _id, name }, at) => (
          <Checkbox
            key={_id}
            ref={at === 0 ? field.ref : undefined}
            label={name}
            checked={field.value.includes(_id)}
            onChange={() => toggle(_id)}
          />
        ))}
      </div>
      <FieldError id="categories-error">{fieldState.error?.message}</FieldError>
    </fieldset>
  )
}

function Collection({ form }: { form: Form }) {
  const { data: collections = [] } = useQuery(adminCollectionsQuery)
  const { field, fieldState } = useController({ control: form.control, name: 'collection' })
  return (
    <Field label={m.collection()} hint={m.collectionHint()} error={fieldState.error?.message}>
      <Select {...field}>
        <option value="">{m.choose()}</option>
        {collections.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function ByHand({ form }: { form: Form }) {
  const { field, fieldState } = useController({ control: form.control, name: 'products' })
  return (
    <ChosenProducts
      legend={m.productsUpTo({ most: MOST_SALE_PRODUCTS })}
      chosen={field.value}
      onChange={field.onChange}
      most={MOST_SALE_PRODUCTS}
      findLabel={m.findProduct()}
      words={{ added: m.inSale(), removed: m.notInSale() }}
      error={fieldState.error?.message}
    />
  )
}
