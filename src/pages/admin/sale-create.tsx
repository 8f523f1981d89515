import { createFileRoute } from '@tanstack/react-router'
import { SaleForm } from '#/features/prices/ui/admin/SaleForm.tsx'
import { FormHeading } from './FormHeading.tsx'

export const Route = createFileRoute('/admin/sale/create')({
  head: ({ match }) => ({ meta: [{ title: `Add sale | ${match.context.shop.name}` }] }),
  component: () => (
    <>
      <FormHeading title="Add sale" to="/admin/sale" back="Sales by date" />
      <SaleForm />
    </>
  ),
})
