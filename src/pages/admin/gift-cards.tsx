import { createFileRoute } from '@tanstack/react-router'
import { giftCardsQuery } from '#/features/credit/giftCard.queries.ts'
import { GiftCards } from '#/features/credit/ui/GiftCards.tsx'
import { SoldGiftCards } from '#/features/payments/ui/gifts/SoldGiftCards.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/gift-cards')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, giftCardsQuery(1)),
  head: titled(() => m.giftCards()),
  component: Cards,
})

function Cards() {
  return (
    <>
      <PageHeading title={m.giftCards()} text={m.giftCardsText()} className="mb-5" />
      <SoldGiftCards />
      <GiftCards />
    </>
  )
}
