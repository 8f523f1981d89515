import { createFileRoute } from '@tanstack/react-router'
import { BackTo } from '#/features/accounts/ui/BackTo.ts'
import { addressBookQuery } from '#/features/addresses/addresses.queries.ts'
import { AddressBook } from '#/features/addresses/ui/AddressBook.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { m } from './messages/account.messages.ts'

export const Route = createFileRoute('/_storefront/_account/dashboard/addresses')({
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData({ ...addressBookQuery, revalidateIfStale: true }),
  head: ({ match }) => ({ meta: [{ title: m.addressesHead({ shop: match.context.shop.name }) }] }),
  component: Addresses,
})

function Addresses() {
  const { user } = Route.useRouteContext()
  if (!user) return null
  return (
    <>
      <BackTo to="/dashboard">{m.backToYourProfile()}</BackTo>
      <PageHeading title={m.yourAddresses()} className="mt-1 mb-6" />
      <AddressBook owner={user} />
    </>
  )
}
