import { createFileRoute } from '@tanstack/react-router'
import type { User } from '#/features/accounts/accounts.schema.ts'
import { googleQuery } from '#/features/accounts/google/google.queries.ts'
import { AuthLayout } from '#/features/accounts/ui/AuthLayout.tsx'
import { RegisterForm } from '#/features/accounts/ui/RegisterForm.tsx'
import { m } from './messages/account.messages.ts'
import { nextPage, readFrom } from './nextPage.ts'

export const Route = createFileRoute('/_storefront/register')({
  validateSearch: readFrom,
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(googleQuery),
  head: ({ match }) => ({ meta: [{ title: m.registerHead({ shop: match.context.shop.name }) }] }),
  component: Register,
})

function Register() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const { shop } = Route.useRouteContext()
  const goOn = (user: User) =>
    navigate({ href: nextPage(user, search.from, shop.access), replace: true, state: { afterLogin: true } })
  return (
    <AuthLayout title={m.createAccount()} text={m.createText()}>
      <RegisterForm
        from={search.from}
        onRegistered={() => navigate({ to: '/login', search })}
        onLogin={goOn}
      />
    </AuthLayout>
  )
}
