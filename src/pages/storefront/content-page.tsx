import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { firstPicture } from '#/features/content/body.rules.ts'
import { contentPageQuery } from '#/features/content/content.queries.ts'
import { ContentView } from '#/features/content/ui/ContentView.tsx'
import { WishlistHeart } from '#/features/wishlist/ui/WishlistHeart.tsx'
import { notFoundIfGone } from '../notFoundIfGone.ts'
import { pageHead } from '../pageHead.ts'
import { m } from './messages/storefront.messages.ts'

export const Route = createFileRoute('/_storefront/pages/$slug')({
  loader: async ({ context: { queryClient, shop }, params }) => {
    const { products: _, ...page } = await findPage(queryClient, params.slug)
    // An address that the page had before.
    if (page.slug !== params.slug)
      throw redirect({ to: '/pages/$slug', params: { slug: page.slug }, statusCode: 301, replace: true })
    if (!import.meta.env.SSR || shop.access !== 'open') return { page, data: undefined }
    const { contentPage } = await import('#/features/discovery/structured/pages.ts')
    return { page, data: contentPage(page, shop) }
  },
  head: ({ loaderData, match: { context } }) => {
    if (!loaderData) return { meta: [{ title: `${m.pageNotFound()} | ${context.shop.name}` }] }
    const { page, data } = loaderData
    const picture = firstPicture(page.body)
    return pageHead({
      shop: context.shop,
      title: `${page.title} | ${context.shop.name}`,
      description: page.description || page.title,
      path: `/pages/${page.slug}`,
      image: picture?.src,
      ...(picture && { alt: picture.alt }),
      data,
    })
  },
  component: ContentPage,
})

async function findPage(queryClient: QueryClient, slug: string) {
  try {
    return await queryClient.ensureQueryData(contentPageQuery(slug))
  } catch (reason) {
    return notFoundIfGone(reason)
  }
}

function ContentPage() {
  const { data: page } = useSuspenseQuery(contentPageQuery(Route.useParams().slug))
  return (
    <ContentView
      title={page.title}
      body={page.body}
      products={page.products}
      renderActions={(product) => <WishlistHeart product={product} />}
    />
  )
}
