import { createFileRoute } from '@tanstack/react-router'
import { SaleForm } from '#/features/prices/ui/admin/SaleForm.tsx'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/sale/create')({
  head: titled(() => m.addSale()),
  component: () => (
    <>
      <FormHeading title={m.addSale()} to="/admin/sale" back={m.sales()} />
      <SaleForm />
    </>
  ),
})
