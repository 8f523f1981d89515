import { createFileRoute } from '@tanstack/react-router'
import { AuthLayout } from '#/features/accounts/ui/AuthLayout.tsx'
import { ForgotPasswordForm } from '#/features/accounts/ui/ForgotPasswordForm.tsx'

export const Route = createFileRoute('/_storefront/forgot-password')({
  head: ({ match }) => ({ meta: [{ title: `Forgot password | ${match.context.shop.name}` }] }),
  component: () => (
    <AuthLayout
      title="Forgot your password?"
      text="Enter the email of your account and we send you a link that sets a new one."
    >
      <ForgotPasswordForm />
    </AuthLayout>
  ),
})
