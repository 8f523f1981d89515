import { createFileRoute } from '@tanstack/react-router'
import { AuthLayout } from '#/features/accounts/ui/AuthLayout.tsx'
import { ResetPasswordForm } from '#/features/accounts/ui/ResetPasswordForm.tsx'

export const Route = createFileRoute('/_storefront/reset-password/$token')({
  head: ({ match }) => ({
    meta: [
      { title: `New password | ${match.context.shop.name}` },
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
    <AuthLayout title="Choose a new password" text="You will be logged out everywhere else.">
      <ResetPasswordForm token={token} onReset={() => navigate({ to: '/login' })} />
    </AuthLayout>
  )
}
