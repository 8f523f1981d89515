import { createFileRoute } from '@tanstack/react-router'
import { fairShopQuery } from '#/features/prices/fairShop/fairShop.queries.ts'
import { FairShop } from '#/features/prices/ui/admin/FairShop.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'

export const Route = createFileRoute('/admin/fair-shop')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, fairShopQuery),
  head: ({ match }) => ({ meta: [{ title: `Fair shop | ${match.context.shop.name}` }] }),
  component: () => (
    <>
      <PageHeading
        title="Fair shop"
        text="India’s guidelines of 2023 name thirteen dark patterns. What this shop does about each, looked at while it runs. It is a help for your own audit, no legal advice."
        className="mb-5"
      />
      <FairShop />
    </>
  ),
})
