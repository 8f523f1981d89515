import { createFileRoute } from '@tanstack/react-router'
import { saleQuery } from '#/features/prices/sales/sales.queries.ts'
import { SaleForm } from '#/features/prices/ui/admin/SaleForm.tsx'
import { notFoundIfNone } from '../notFoundIfGone.ts'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/sale/edit/$id')({
  // A form must not open with what was loaded before the last change.
  gcTime: 0,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const sale = await queryClient.fetchQuery({ ...saleQuery(id), staleTime: 0 }).catch(notFoundIfNone)
    return { sale }
  },
  head: titled(() => m.editSale()),
  component: EditSale,
})

function EditSale() {
  const { sale } = Route.useLoaderData()
  return (
    <>
      <FormHeading title={m.edit({ name: sale.name })} to="/admin/sale" back={m.sales()} />
      <SaleForm key={sale._id} sale={sale} />
    </>
  )
}
