import { useSuspenseQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { chargesGst } from '#/features/shop/registration.rules.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

/** A registered shop prints the HSN code on its tax invoices. */
export function MissingHsn({ form }: { form: Form }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const hsn = useWatch({ control: form.control, name: 'hsn' })
  if (!chargesGst(shop) || hsn.trim() !== '') return null
  return (
    <Callout tone="warning" title={m.noHsn()}>
      {m.noHsnText()}
    </Callout>
  )
}
