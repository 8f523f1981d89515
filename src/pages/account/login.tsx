import { createFileRoute } from '@tanstack/react-router'
import type { User } from '#/features/accounts/accounts.schema.ts'
import { googleQuery } from '#/features/accounts/google/google.queries.ts'
import { AuthLayout } from '#/features/accounts/ui/AuthLayout.tsx'
import { LoginForm } from '#/features/accounts/ui/LoginForm.tsx'
import { m } from './messages/account.messages.ts'
import { nextPage, readFrom } from './nextPage.ts'

export const Route = createFileRoute('/_storefront/login')({
  validateSearch: readFrom,
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(googleQuery),
  head: ({ match }) => ({ meta: [{ title: m.loginHead({ shop: match.context.shop.name }) }] }),
  component: Login,
})

function Login() {
  const navigate = Route.useNavigate()
  const { from } = Route.useSearch()
  const { shop } = Route.useRouteContext()
  const goOn = (user: User) =>
    navigate({ href: nextPage(user, from, shop.access), replace: true, state: { afterLogin: true } })
  return (
    <AuthLayout title={m.logIn()} text={m.welcomeBack({ shop: shop.name })}>
      <LoginForm from={from} onLogin={goOn} />
    </AuthLayout>
  )
}
