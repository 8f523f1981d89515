import { createFileRoute } from '@tanstack/react-router'
import { AuthLayout } from '#/features/accounts/ui/AuthLayout.tsx'
import { ForgotPasswordForm } from '#/features/accounts/ui/ForgotPasswordForm.tsx'
import { m } from './messages/account.messages.ts'

export const Route = createFileRoute('/_storefront/forgot-password')({
  head: ({ match }) => ({ meta: [{ title: m.forgotHead({ shop: match.context.shop.name }) }] }),
  component: () => (
    <AuthLayout title={m.forgotTitle()} text={m.forgotText()}>
      <ForgotPasswordForm />
    </AuthLayout>
  ),
})
