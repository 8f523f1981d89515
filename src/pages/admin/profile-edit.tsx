import { createFileRoute, redirect } from '@tanstack/react-router'
import { BackTo } from '#/features/accounts/ui/BackTo.ts'
import { EditProfileForm } from '#/features/accounts/ui/EditProfileForm.tsx'
import { MailLanguage } from '#/features/accounts/ui/language/MailLanguage.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/profile/edit/$id')({
  beforeLoad({ context, params }) {
    if (context.user?._id !== params.id) throw redirect({ to: '/admin/dashboard' })
  },
  head: titled(() => m.editProfileTitle()),
  component: EditProfile,
})

function EditProfile() {
  const { user, shop } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  if (!user) return null
  return (
    <>
      <BackTo to="/admin/dashboard">{m.backToDashboard()}</BackTo>
      <PageHeading title={m.editProfile()} className="mt-1 mb-6" />
      <EditProfileForm user={user} onSaved={() => navigate({ to: '/admin/dashboard' })} />
      <div className="mt-6 max-w-xl">
        <MailLanguage user={user} spoken={shop.languages} />
      </div>
    </>
  )
}
