import { createFileRoute } from '@tanstack/react-router'
import { OfferForm } from '#/features/offers/ui/admin/OfferForm.tsx'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/offer/create')({
  head: ({ match }) => ({ meta: [{ title: `${m.addOffer()} | ${match.context.shop.name}` }] }),
  component: () => (
    <>
      <FormHeading title={m.addOffer()} to="/admin/offer" back={m.offers()} />
      <OfferForm />
    </>
  ),
})
