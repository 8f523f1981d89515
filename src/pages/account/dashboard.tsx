import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/_account/dashboard')({
  component: () => <h1>dashboard</h1>,
})
