import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/_account/order/view/$id')({
  component: () => <h1>order</h1>,
})
