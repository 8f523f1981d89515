import { createFileRoute, notFound } from '@tanstack/react-router'
import { saleQuery } from '#/features/prices/sales/sales.queries.ts'
import { SaleForm } from '#/features/prices/ui/admin/SaleForm.tsx'
import { ApiError } from '#/platform/http/client.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/sale/edit/$id')({
  // A form must not open with what was loaded before the last change.
  gcTime: 0,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const sale = await queryClient.fetchQuery({ ...saleQuery(id), staleTime: 0 }).catch((reason) => {
      const isGone = reason instanceof ApiError && (reason.status === 404 || reason.status === 422)
      throw isGone ? notFound() : reason
    })
    return { sale }
  },
  head: ({ match }) => ({ meta: [{ title: `${m.editSale()} | ${match.context.shop.name}` }] }),
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
