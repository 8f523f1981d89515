import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/reset-password/$token')({
  component: () => <h1>reset-password</h1>,
})
