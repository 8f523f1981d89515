import { createFileRoute, Link } from '@tanstack/react-router'
import { BackTo } from '#/features/accounts/ui/BackTo.ts'
import { Profile } from '#/features/accounts/ui/Profile.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'

export const Route = createFileRoute('/_storefront/_account/dashboard')({
  head: ({ match }) => ({ meta: [{ title: `Your profile | ${match.context.shop.name}` }] }),
  component: Dashboard,
})

function Dashboard() {
  const { user } = Route.useRouteContext()
  if (!user) return null
  return (
    <>
      <BackTo to="/">Back to the shop</BackTo>
      <PageHeading title="Profile" className="mt-1 mb-6" />
      <Profile
        user={user}
        action={
          <div className="flex flex-wrap gap-3">
            <Link to="/profile/edit/$id" params={{ id: user._id }} className={buttonClass()}>
              Edit Profile
            </Link>
            <Link to="/order" className={buttonClass({ variant: 'quiet' })}>
              My orders
            </Link>
            <Link to="/wishlist" className={buttonClass({ variant: 'quiet' })}>
              Wishlist
            </Link>
          </div>
        }
      />
    </>
  )
}
