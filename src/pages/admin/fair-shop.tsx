import { createFileRoute } from '@tanstack/react-router'
import { fairShopQuery } from '#/features/prices/fairShop/fairShop.queries.ts'
import { FairShop } from '#/features/prices/ui/admin/FairShop.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/fair-shop')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, fairShopQuery),
  head: titled(() => m.fairShop()),
  component: () => (
    <>
      <PageHeading title={m.fairShop()} text={m.fairShopText()} className="mb-5" />
      <FairShop />
    </>
  ),
})
