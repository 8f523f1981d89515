import { createFileRoute, Link } from '@tanstack/react-router'
import { adminOffersQuery } from '#/features/offers/admin.queries.ts'
import { OfferList } from '#/features/offers/ui/admin/OfferList.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'

export const Route = createFileRoute('/admin/offer')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, adminOffersQuery),
  head: ({ match }) => ({ meta: [{ title: `Offers | ${match.context.shop.name}` }] }),
  component: Offers,
})

function Offers() {
  return (
    <>
      <PageHeading
        title="Offers"
        text="What is taken off a bag: for everybody or with a code, the best for the buyer by itself."
        className="mb-5"
        actions={
          <Link to="/admin/offer/create" className={buttonClass({ variant: 'primary' })}>
            Add offer
          </Link>
        }
      />
      <OfferList />
    </>
  )
}
