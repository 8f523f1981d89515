import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/new/$category/collections')({
  component: () => <h1>listing</h1>,
})
