import { createFileRoute } from '@tanstack/react-router'
import { AuthLayout } from '#/features/accounts/ui/AuthLayout.tsx'
import { ResetPasswordForm } from '#/features/accounts/ui/ResetPasswordForm.tsx'
import { m } from './messages/account.messages.ts'

export const Route = createFileRoute('/_storefront/reset-password/$token')({
  head: ({ match }) => ({
    meta: [
      { title: m.resetHead({ shop: match.context.shop.name }) },
      // The address is a key: no other site may learn it.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <AuthLayout title={m.choosePassword()} text={m.loggedOutElsewhere()}>
      <ResetPasswordForm token={token} onReset={() => navigate({ to: '/login' })} />
    </AuthLayout>
  )
}
