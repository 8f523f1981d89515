import { createFileRoute, Link } from '@tanstack/react-router'
import { googleQuery } from '#/features/accounts/google/google.queries.ts'
import { sessionsQuery } from '#/features/accounts/sessions/sessions.queries.ts'
import { BackTo } from '#/features/accounts/ui/BackTo.ts'
import { MailLanguage } from '#/features/accounts/ui/language/MailLanguage.tsx'
import { Profile } from '#/features/accounts/ui/Profile.tsx'
import { AccountEvents } from '#/features/accounts/ui/security/AccountEvents.tsx'
import { GoogleConnection } from '#/features/accounts/ui/security/GoogleConnection.tsx'
import { MyData } from '#/features/accounts/ui/security/MyData.tsx'
import { Sessions } from '#/features/accounts/ui/security/Sessions.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'

export const Route = createFileRoute('/_storefront/_account/dashboard')({
  head: ({ match }) => ({ meta: [{ title: `Your profile | ${match.context.shop.name}` }] }),
  // The profile opens without them if it must.
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.prefetchQuery(sessionsQuery), queryClient.prefetchQuery(googleQuery)]),
  component: Dashboard,
})

function Dashboard() {
  const { user, shop } = Route.useRouteContext()
  if (!user) return null
  return (
    <>
      <BackTo to="/">Back to the shop</BackTo>
      <PageHeading title="Profile" className="mt-1 mb-6" />
      {!user.contact && (
        <Callout
          tone="warning"
          className="mb-6"
          title="Add your contact number"
          action={
            <Link to="/profile/edit/$id" params={{ id: user._id }} className={buttonClass()}>
              Add it
            </Link>
          }
        >
          We call it when a parcel does not find you.
        </Callout>
      )}
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
            <Link to="/dashboard/addresses" className={buttonClass({ variant: 'quiet' })}>
              Addresses
            </Link>
            <Link to="/dashboard/credit" className={buttonClass({ variant: 'quiet' })}>
              Store credit
            </Link>
            <Link to="/wishlist" className={buttonClass({ variant: 'quiet' })}>
              Wishlist
            </Link>
          </div>
        }
      />
      <div className="mt-6 grid gap-6">
        <MailLanguage user={user} spoken={shop.languages} />
        <GoogleConnection />
        <Sessions />
        <AccountEvents />
        <MyData />
      </div>
    </>
  )
}
