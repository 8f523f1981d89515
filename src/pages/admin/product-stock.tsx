import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { productQuery } from '#/features/catalog/catalog.queries.ts'
import { StockHistory } from '#/features/catalog/ui/admin/StockHistory.tsx'
import { notFoundIfGone } from '../notFoundIfGone.ts'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/product/stock/$id')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } =>
    Number.isInteger(page) && Number(page) > 1 ? { page: Number(page) } : {},
  loader: async ({ context: { queryClient }, params }) => ({
    product: await queryClient.fetchQuery({ ...productQuery(params.id), staleTime: 0 }).catch(notFoundIfGone),
  }),
  head: titled(() => m.stockHistory()),
  component: ProductStock,
})

function ProductStock() {
  const { product: first } = Route.useLoaderData()
  const { data: product = first } = useQuery(productQuery(first._id))
  const { page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <FormHeading title={m.stockHistoryOf({ name: product.name })} to="/admin/product" back={m.products()} />
      <StockHistory
        product={product}
        page={page}
        onPage={(to) => void navigate({ search: to > 1 ? { page: to } : {} })}
      />
    </>
  )
}
