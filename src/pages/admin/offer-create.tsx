import { createFileRoute } from '@tanstack/react-router'
import { OfferForm } from '#/features/offers/ui/admin/OfferForm.tsx'
import { FormHeading } from './FormHeading.tsx'

export const Route = createFileRoute('/admin/offer/create')({
  head: ({ match }) => ({ meta: [{ title: `Add offer | ${match.context.shop.name}` }] }),
  component: () => (
    <>
      <FormHeading title="Add offer" to="/admin/offer" back="Offers" />
      <OfferForm />
    </>
  ),
})
