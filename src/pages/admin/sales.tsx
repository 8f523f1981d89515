import { createFileRoute, Link } from '@tanstack/react-router'
import { salesQuery } from '#/features/prices/sales/sales.queries.ts'
import { SaleList } from '#/features/prices/ui/admin/SaleList.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/sale')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, salesQuery),
  head: titled(() => m.sales()),
  component: Sales,
})

function Sales() {
  return (
    <>
      <PageHeading
        title={m.sales()}
        text={m.salesText()}
        className="mb-5"
        actions={
          <Link to="/admin/sale/create" className={buttonClass({ variant: 'primary' })}>
            {m.addSale()}
          </Link>
        }
      />
      <SaleList />
    </>
  )
}
