import { createFileRoute, redirect } from '@tanstack/react-router'
import { BackTo } from '#/features/accounts/ui/BackTo.ts'
import { EditProfileForm } from '#/features/accounts/ui/EditProfileForm.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { m } from './messages/account.messages.ts'

export const Route = createFileRoute('/_storefront/_account/profile/edit/$id')({
  beforeLoad({ context, params }) {
    if (context.user?._id !== params.id) throw redirect({ to: '/dashboard' })
  },
  head: ({ match }) => ({ meta: [{ title: m.editHead({ shop: match.context.shop.name }) }] }),
  component: EditProfile,
})

function EditProfile() {
  const { user } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  if (!user) return null
  return (
    <>
      <BackTo to="/dashboard">{m.backToProfile()}</BackTo>
      <PageHeading title={m.editProfile()} className="mt-1 mb-6" />
      <EditProfileForm
        user={user}
        onSaved={({ status }) => navigate({ to: status === 'active' ? '/dashboard' : '/login' })}
      />
    </>
  )
}
