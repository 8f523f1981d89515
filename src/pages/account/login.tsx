import { createFileRoute } from '@tanstack/react-router'
import { DoorFrame } from '#/features/accounts/ui/DoorFrame.tsx'
import { LoginForm } from '#/features/accounts/ui/LoginForm.tsx'
import { safeReturn } from '#/features/shop/guard.rules.ts'
import { nextPage } from './nextPage.ts'

export const Route = createFileRoute('/_storefront/login')({
  validateSearch: (search): { from?: string } => {
    const from = typeof search.from === 'string' ? safeReturn(search.from) : undefined
    return from === undefined ? {} : { from }
  },
  head: ({ match }) => ({ meta: [{ title: `Log in | ${match.context.shop.name}` }] }),
  component: Login,
})

function Login() {
  const navigate = Route.useNavigate()
  const { from } = Route.useSearch()
  const { shop } = Route.useRouteContext()
  return (
    <DoorFrame title="Log in" text={`Welcome back to ${shop.name}.`}>
      <LoginForm onLogin={(user) => navigate({ href: nextPage(user, from, shop.access), replace: true })} />
    </DoorFrame>
  )
}
