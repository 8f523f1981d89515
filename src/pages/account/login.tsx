import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/login')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_storefront/login"!</div>
}
