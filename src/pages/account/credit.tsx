import { createFileRoute } from '@tanstack/react-router'
import { BackTo } from '#/features/accounts/ui/BackTo.ts'
import { ownCreditQuery } from '#/features/credit/credit.queries.ts'
import { OwnCredit } from '#/features/credit/ui/OwnCredit.tsx'
import { giftPurchasesQuery } from '#/features/payments/gifts/giftPurchases.queries.ts'
import { GiftPurchases } from '#/features/payments/ui/gifts/GiftPurchases.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { m } from './messages/account.messages.ts'

export const Route = createFileRoute('/_storefront/_account/dashboard/credit')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData({ ...ownCreditQuery, revalidateIfStale: true }),
      queryClient.prefetchQuery({ ...giftPurchasesQuery, staleTime: 0 }),
    ]),
  head: ({ match }) => ({ meta: [{ title: m.creditHead({ shop: match.context.shop.name }) }] }),
  component: StoreCredit,
})

function StoreCredit() {
  return (
    <>
      <BackTo to="/dashboard">{m.backToYourProfile()}</BackTo>
      <PageHeading title={m.storeCredit()} className="mt-1 mb-6" />
      <OwnCredit />
      <GiftPurchases />
    </>
  )
}
