import { createFileRoute } from '@tanstack/react-router'
import { adminOfferQuery } from '#/features/offers/admin.queries.ts'
import { OfferForm } from '#/features/offers/ui/admin/OfferForm.tsx'
import { notFoundIfNone } from '../notFoundIfGone.ts'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/offer/edit/$id')({
  // A form must not open with what was loaded before the last change.
  gcTime: 0,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const offer = await queryClient.fetchQuery({ ...adminOfferQuery(id), staleTime: 0 }).catch(notFoundIfNone)
    return { offer }
  },
  head: titled(() => m.editOffer()),
  component: EditOffer,
})

function EditOffer() {
  const { offer } = Route.useLoaderData()
  return (
    <>
      <FormHeading title={m.edit({ name: offer.label })} to="/admin/offer" back={m.offers()} />
      <OfferForm key={offer._id} offer={offer} />
    </>
  )
}
