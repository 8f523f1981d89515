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
import { m } from './messages/account.messages.ts'

export const Route = createFileRoute('/_storefront/_account/dashboard')({
  head: ({ match }) => ({ meta: [{ title: m.profileHead({ shop: match.context.shop.name }) }] }),
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
      <BackTo to="/">{m.backToShop()}</BackTo>
      <PageHeading title={m.profile()} className="mt-1 mb-6" />
      {!user.contact && (
        <Callout
          tone="warning"
          className="mb-6"
          title={m.addContact()}
          action={
            <Link to="/profile/edit/$id" params={{ id: user._id }} className={buttonClass()}>
              {m.addIt()}
            </Link>
          }
        >
          {m.weCallIt()}
        </Callout>
      )}
      <Profile
        user={user}
        action={
          <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
            <Link
              to="/profile/edit/$id"
              params={{ id: user._id }}
              className={buttonClass({}, 'max-sm:col-span-2')}
            >
              {m.editProfile()}
            </Link>
            <Link to="/order" className={buttonClass({ variant: 'quiet' })}>
              {m.myOrders()}
            </Link>
            <Link to="/dashboard/addresses" className={buttonClass({ variant: 'quiet' })}>
              {m.addresses()}
            </Link>
            <Link to="/dashboard/credit" className={buttonClass({ variant: 'quiet' })}>
              {m.storeCredit()}
            </Link>
            <Link to="/wishlist" className={buttonClass({ variant: 'quiet' })}>
              {m.wishlist()}
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
