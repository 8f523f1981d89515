import { createFileRoute, notFound } from '@tanstack/react-router'
import { adminOfferQuery } from '#/features/offers/admin.queries.ts'
import { OfferForm } from '#/features/offers/ui/admin/OfferForm.tsx'
import { ApiError } from '#/platform/http/client.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/offer/edit/$id')({
  // A form must not open with what was loaded before the last change.
  gcTime: 0,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const offer = await queryClient.fetchQuery({ ...adminOfferQuery(id), staleTime: 0 }).catch((reason) => {
      const isGone = reason instanceof ApiError && (reason.status === 404 || reason.status === 422)
      throw isGone ? notFound() : reason
    })
    return { offer }
  },
  head: ({ match }) => ({ meta: [{ title: `${m.editOffer()} | ${match.context.shop.name}` }] }),
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
