import { createFileRoute } from '@tanstack/react-router'
import { OfferForm } from '#/features/offers/ui/admin/OfferForm.tsx'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/offer/create')({
  head: titled(() => m.addOffer()),
  component: () => (
    <>
      <FormHeading title={m.addOffer()} to="/admin/offer" back={m.offers()} />
      <OfferForm />
    </>
  ),
})
