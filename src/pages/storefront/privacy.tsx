import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/privacy-policy')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_storefront/privacy-policy"!</div>
}
