import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { EVERYTHING } from '#/features/catalog/ui/categoryMenu.ts'
import { collectionsQuery } from '#/features/collections/collections.queries.ts'
import { COLLECTIONS_PATH } from '#/features/collections/collections.rules.ts'
import { CollectionCards } from '#/features/collections/ui/CollectionCards.tsx'
import { Breadcrumbs } from '#/ui/kit/Breadcrumbs.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { pageHead } from '../pageHead.ts'
import { m } from './messages/storefront.messages.ts'

export const Route = createFileRoute('/_storefront/collections')({
  loader: async ({ context: { queryClient, shop } }): Promise<{ picture?: string | null; data?: string }> => {
    const loading = queryClient.prefetchQuery(collectionsQuery)
    if (!import.meta.env.SSR) return {}
    await loading
    const picture = queryClient.getQueryData(collectionsQuery.queryKey)?.[0]?.image ?? null
    // guard: members-collections-unfound
    if (shop.access !== 'open') return { picture }
    const { collectionsPage } = await import('#/features/discovery/structured/pages.ts')
    return { picture, data: collectionsPage(shop) }
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead({
      image: loaderData?.picture,
      data: loaderData?.data,
      shop: context.shop,
      title: `${m.collections()} | ${context.shop.name}`,
      description: m.collectionsAbout({ shop: context.shop.name }),
      path: COLLECTIONS_PATH,
    }),
  component: Collections,
})

function Collections() {
  return (
    <div className="mx-auto max-w-page px-4 pt-4 md:px-6">
      <Breadcrumbs>
        <Link to="/">{m.home()}</Link>
        {m.collections()}
      </Breadcrumbs>
      <PageHeading className="mt-1 mb-6" title={m.collections()} text={m.acrossShop()} />
      <Cards />
    </div>
  )
}

function Cards() {
  const { data, isError, refetch, isFetching } = useQuery(collectionsQuery)
  if (!data && isError)
    return (
      <ErrorState title={m.collectionsNotLoaded()} onRetry={() => void refetch()} retrying={isFetching} />
    )
  if (!data) return <Skeleton className="h-96" />
  if (data.length > 0) return <CollectionCards collections={data} />
  return (
    <EmptyState
      title={m.noCollections()}
      text={m.nextOnLoom()}
      action={
        <Link
          to="/new/$category/collections"
          params={{ category: EVERYTHING }}
          className={buttonClass({ variant: 'primary' })}
        >
          {m.seeEverything()}
        </Link>
      }
    />
  )
}
