import { createFileRoute } from '@tanstack/react-router'
import type { User } from '#/features/accounts/accounts.schema.ts'
import { DoorFrame } from '#/features/accounts/ui/DoorFrame.tsx'
import { LoginForm } from '#/features/accounts/ui/LoginForm.tsx'
import { guard, type ShopAccess, safeReturn } from '#/features/shop/guard.rules.ts'

export const Route = createFileRoute('/_storefront/login')({
  validateSearch: (search): { from?: string } => {
    const from = typeof search.from === 'string' ? safeReturn(search.from) : undefined
    return from === undefined ? {} : { from }
  },
  head: ({ match }) => ({ meta: [{ title: `Log in | ${match.context.shop.name}` }] }),
  component: Login,
})

/** Back to where the guard stopped the visitor, if this user may go there; else to the user's own first page. */
function nextPage(user: User, from: string | undefined, access: ShopAccess): string {
  const pathname = from?.replace(/[?#].*$/, '')
  if (from && pathname && guard(pathname, user, access) === null) return from
  return user.role === 'admin' ? '/admin/dashboard' : '/'
}

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
