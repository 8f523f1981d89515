import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { productQuery } from '#/features/catalog/catalog.queries.ts'
import type { Product } from '#/features/catalog/schema/catalog.schema.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { m } from '../messages/sending.messages.ts'

/** What somebody chose for a line; `size` is empty while it is to be chosen. */
export interface InsteadChoiceValue {
  readonly product: string
  readonly size: string
  readonly isSized: boolean
}

/** Money, another size, or another piece of the design for what goes back. Nothing where the product is gone. */
export function InsteadChoice({
  item,
  value,
  onChange,
}: {
  item: Order['items'][number]
  value: InsteadChoiceValue | undefined
  onChange: (value: InsteadChoiceValue | undefined) => void
}) {
  const { data: product } = useQuery(productQuery(item.product._id))
  const chosen = useQuery({ ...productQuery(value?.product ?? ''), enabled: value !== undefined })
  const isSized = chosen.data?._id === value?.product ? chosen.data?.enableSize : undefined
  useEffect(() => {
    if (value && isSized !== undefined && isSized !== value.isSized) onChange({ ...value, isSized })
  }, [value, isSized, onChange])
  if (!product?.status) return null
  const others = (product.colours ?? []).filter(({ soldOut }) => !soldOut)
  const wanted = value && chosen.data?._id === value.product ? chosen.data : undefined
  const choose = (id: string) => {
    if (id === '') return onChange(undefined)
    // Whether it is made in sizes is known once it is there.
    onChange({ product: id, size: '', isSized: product.enableSize })
  }
  return (
    <div className="grid gap-3">
      <Field label={m.inReturn()}>
        <Select value={value?.product ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{m.moneyBack()}</option>
          <option value={product._id}>{product.enableSize ? m.anotherSize() : m.sameAgain()}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {value && wanted?.enableSize && (
        <Field label={m.size()} required>
          <Select
            value={value.size}
            onChange={({ target }) => onChange({ ...value, size: target.value, isSized: true })}
          >
            <option value="">{m.pleaseChoose()}</option>
            {sizesThere(wanted).map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}

/** The sizes of which there are pieces now. */
const sizesThere = ({ sizes, variants, quantity }: Product): string[] =>
  sizes.filter((size) => {
    const own = variants.find((variant) => variant.size === size)
    return (own?.quantity ?? quantity) > 0
  })
