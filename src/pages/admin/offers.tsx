import { createFileRoute, Link } from '@tanstack/react-router'
import { adminOffersQuery } from '#/features/offers/admin.queries.ts'
import { OfferList } from '#/features/offers/ui/admin/OfferList.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/offer')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, adminOffersQuery),
  head: titled(() => m.offers()),
  component: Offers,
})

function Offers() {
  return (
    <>
      <PageHeading
        title={m.offers()}
        text={m.offersText()}
        className="mb-5"
        actions={
          <Link to="/admin/offer/create" className={buttonClass({ variant: 'primary' })}>
            {m.addOffer()}
          </Link>
        }
      />
      <OfferList />
    </>
  )
}
