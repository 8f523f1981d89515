import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { adminProductsQuery } from '../../admin.queries.ts'
import { familiesQuery } from '../../family/family.queries.ts'
import { familyKey, LONGEST_FAMILY } from '../../rules/productForm.rules.ts'
import { useDebounced } from '../useDebounced.ts'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'
import { Thumbnail } from './Thumbnail.tsx'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

/** ms that the code must stand still before it is looked for. */
const PAUSE = 250
const MOST_SHOWN = 8

/** The code of the design, proposed from those there are, and which products have it already. */
export function FamilyField({ form, ownId }: { form: Form; ownId: string | undefined }) {
  const { field, fieldState } = useController({ control: form.control, name: 'family' })
  const list = useId()
  const code = useDebounced(field.value.trim(), PAUSE)
  const { data: families = [] } = useQuery(familiesQuery(code))
  return (
    <div>
      <Field label={m.familyOptional()} error={fieldState.error?.message} hint={m.familyHint()}>
        <Input
          {...field}
          list={list}
          maxLength={LONGEST_FAMILY}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <datalist id={list}>
        {families
          .filter(({ family }) => familyKey(family) !== familyKey(code))
          .map(({ family, products }) => (
            <option key={family} value={family}>
              {m.productCount({ count: products, shown: products })}
            </option>
          ))}
      </datalist>
      {code && <Members family={code} ownId={ownId} />}
    </div>
  )
}

/** The other products of the family, on sale or not. */
function Members({ family, ownId }: { family: string; ownId: string | undefined }) {
  const { data } = useQuery(adminProductsQuery({ family, page: '1', limit: String(MOST_SHOWN + 1) }))
  const others = data?.rows.filter(({ _id }) => _id !== ownId) ?? []
  if (!data || others.length === 0) {
    return <p className="mt-2 text-sm text-ink-soft">{data && m.noOtherInFamily()}</p>
  }
  const total = data.total - (data.rows.length - others.length)
  const shown = others.slice(0, MOST_SHOWN)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <span className="text-sm text-ink-soft">{m.otherColours()}</span>
      {shown.map(({ _id, name, images }) => (
        <Link
          key={_id}
          to="/admin/product/edit/$id"
          params={{ id: _id }}
          aria-label={name}
          title={name}
          className="rounded-sm"
        >
          <Thumbnail src={images[0]} />
        </Link>
      ))}
      {total > shown.length && <span className="text-sm text-ink-soft">+{total - shown.length}</span>}
    </div>
  )
}
