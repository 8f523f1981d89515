import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { googleQuery } from '#/features/accounts/google/google.queries.ts'
import { sessionsQuery } from '#/features/accounts/sessions/sessions.queries.ts'
import { twoFactorQuery } from '#/features/accounts/twoFactor/twoFactor.queries.ts'
import { BackTo } from '#/features/accounts/ui/BackTo.ts'
import { Profile } from '#/features/accounts/ui/Profile.tsx'
import { AccountEvents } from '#/features/accounts/ui/security/AccountEvents.tsx'
import { GoogleConnection } from '#/features/accounts/ui/security/GoogleConnection.tsx'
import { MyData } from '#/features/accounts/ui/security/MyData.tsx'
import { Sessions } from '#/features/accounts/ui/security/Sessions.tsx'
import { TwoFactor } from '#/features/accounts/ui/twoFactor/TwoFactor.tsx'
import { salesQuery } from '#/features/sales/sales.queries.ts'
import { type DashboardSearch, periodOf, readDashboardSearch } from '#/features/sales/ui/periodSearch.ts'
import { SalesDashboard } from '#/features/sales/ui/SalesDashboard.tsx'
import { launchQuery } from '#/features/shop/launch/launch.queries.ts'
import { LaunchPanel } from '#/features/shop/ui/LaunchPanel.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { readLater } from '../readLater.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/dashboard')({
  validateSearch: readLater<DashboardSearch>(),
  loaderDeps: ({ search }) => search,
  // The figures are a help, not the page: it also opens without them.
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      warmQuery(queryClient, salesQuery(periodOf(readDashboardSearch({ ...deps })))),
      queryClient.prefetchQuery(launchQuery),
      queryClient.prefetchQuery(sessionsQuery),
      queryClient.prefetchQuery(googleQuery),
      queryClient.prefetchQuery(twoFactorQuery),
    ]),
  head: titled(() => m.dashboard()),
  component: Dashboard,
})

function Dashboard() {
  const { user, shop } = Route.useRouteContext()
  const search = readDashboardSearch({ ...Route.useSearch() })
  // A shop that is not launched has nothing more important; the panel stays where it was when it is launched.
  const [launchFirst] = useState(!shop.launched)
  if (!user) return null
  return (
    <>
      <BackTo to="/">{m.backToShop()}</BackTo>
      <PageHeading title={m.dashboard()} className="mt-1 mb-6" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {launchFirst && <LaunchPanel checklist />}
        <SalesDashboard period={periodOf(search)} />
        {!launchFirst && <LaunchPanel checklist />}
        <section aria-labelledby="profile">
          <h2 id="profile" className="mb-4">
            {m.adminProfile()}
          </h2>
          <Profile
            user={user}
            action={
              <Link to="/admin/profile/edit/$id" params={{ id: user._id }} className={buttonClass()}>
                {m.editProfile()}
              </Link>
            }
          />
        </section>
        <TwoFactor />
        <GoogleConnection />
        <Sessions />
        <AccountEvents />
        <MyData />
      </div>
    </>
  )
}
