import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/forgot-password')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_storefront/forgot-password"!</div>
}
