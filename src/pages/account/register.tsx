import { createFileRoute } from '@tanstack/react-router'
import { DoorFrame } from '#/features/accounts/ui/DoorFrame.tsx'
import { RegisterForm } from '#/features/accounts/ui/RegisterForm.tsx'

export const Route = createFileRoute('/_storefront/register')({
  head: ({ match }) => ({ meta: [{ title: `Create an account | ${match.context.shop.name}` }] }),
  component: Register,
})

function Register() {
  const navigate = Route.useNavigate()
  return (
    <DoorFrame title="Create an account" text="For your wishlist, your bag and news of your orders.">
      <RegisterForm onRegistered={() => navigate({ to: '/login' })} />
    </DoorFrame>
  )
}
