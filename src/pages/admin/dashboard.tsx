import { createFileRoute, Link } from '@tanstack/react-router'
import { googleQuery } from '#/features/accounts/google/google.queries.ts'
import { sessionsQuery } from '#/features/accounts/sessions/sessions.queries.ts'
import { twoFactorQuery } from '#/features/accounts/twoFactor/twoFactor.queries.ts'
import { BackTo } from '#/features/accounts/ui/BackTo.ts'
import { Profile } from '#/features/accounts/ui/Profile.tsx'
import { GoogleConnection } from '#/features/accounts/ui/security/GoogleConnection.tsx'
import { MyData } from '#/features/accounts/ui/security/MyData.tsx'
import { Sessions } from '#/features/accounts/ui/security/Sessions.tsx'
import { TwoFactor } from '#/features/accounts/ui/twoFactor/TwoFactor.tsx'
import {
  ordersCountQuery,
  pendingPaymentsQuery,
  toPackQuery,
  WaitingTiles,
} from '#/features/orders/ui/WaitingTiles.tsx'
import { LaunchPanel } from '#/features/shop/ui/LaunchPanel.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'

export const Route = createFileRoute('/admin/dashboard')({
  // The figures are a help, not the page: it also opens without them.
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(pendingPaymentsQuery),
      queryClient.prefetchQuery(toPackQuery),
      queryClient.prefetchQuery(ordersCountQuery),
      queryClient.prefetchQuery(sessionsQuery),
      queryClient.prefetchQuery(googleQuery),
      queryClient.prefetchQuery(twoFactorQuery),
    ]),
  head: ({ match }) => ({ meta: [{ title: `Dashboard | ${match.context.shop.name}` }] }),
  component: Dashboard,
})

function Dashboard() {
  const { user } = Route.useRouteContext()
  if (!user) return null
  return (
    <>
      <BackTo to="/">Back to the shop</BackTo>
      <PageHeading title="Dashboard" className="mt-1 mb-6" />
      <div className="grid gap-8">
        <LaunchPanel />
        <section aria-labelledby="waiting">
          <h2 id="waiting" className="mb-4">
            What waits
          </h2>
          <WaitingTiles />
        </section>
        <section aria-labelledby="profile">
          <h2 id="profile" className="mb-4">
            Admin Profile
          </h2>
          <Profile
            user={user}
            action={
              <Link to="/admin/profile/edit/$id" params={{ id: user._id }} className={buttonClass()}>
                Edit Profile
              </Link>
            }
          />
        </section>
        <TwoFactor />
        <GoogleConnection />
        <Sessions />
        <MyData />
      </div>
    </>
  )
}
