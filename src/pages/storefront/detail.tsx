import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, useLocation } from '@tanstack/react-router'
import { BuyBox } from '#/features/cart/ui/BuyBox.tsx'
import { useAddToBag } from '#/features/cart/ui/useAddToBag.ts'
import { productQuery } from '#/features/catalog/catalog.queries.ts'
import type { Product } from '#/features/catalog/schema/catalog.schema.ts'
import type { Facts } from '#/features/catalog/ui/detail/facts.rules.ts'
import { m } from '#/features/catalog/ui/detail/messages/detail.messages.ts'
import { ProductDetail } from '#/features/catalog/ui/detail/ProductDetail.tsx'
import { ProductLoading } from '#/features/catalog/ui/detail/ProductLoading.tsx'
import { ProductNotFound } from '#/features/catalog/ui/detail/ProductNotFound.tsx'
import { PRODUCT_TOAST } from '#/features/catalog/ui/detail/productToast.ts'
import { reviewsQuery } from '#/features/reviews/reviews.queries.ts'
import type { PublicShop } from '#/features/shop/shop.schema.ts'
import { prefetchShopper } from '#/features/shopper/shopper.queries.ts'
import { chartOfProductQuery } from '#/features/sizing/sizing.queries.ts'
import { WishlistHeart } from '#/features/wishlist/ui/WishlistHeart.tsx'
import { ApiError } from '#/platform/http/client.ts'
import { later } from '#/ui/kit/later.tsx'
import { NotFetched } from '#/ui/kit/NotFetched.tsx'
import { pageHead } from '../pageHead.ts'

/** Below the fold: read and written after the product is there. */
const Reviews = later(() => import('#/features/reviews/ui/Reviews.tsx').then((module) => module.Reviews), {
  otherwise: NotFetched,
})

const RatingLink = later(() =>
  import('#/features/reviews/ui/RatingLink.tsx').then((module) => module.RatingLink),
)

const BarRating = later(() =>
  import('#/features/reviews/ui/RatingLink.tsx').then((module) => module.BarRating),
)

/** Sent with the page, and brought to life after what is bought with. */
const SizeChartLink = later(() =>
  import('#/features/sizing/ui/SizeChartLink.tsx').then((module) => module.SizeChartLink),
)

const RestockBox = later(() =>
  import('#/features/restock/ui/RestockBox.tsx').then((module) => module.RestockBox),
)

const ProductServices = later(() =>
  import('#/features/tailoring/ui/ProductServices.tsx').then((module) => module.ProductServices),
)

/** Sent with the first page, so that nothing moves when it comes to life; later ones ask when they are there. */
const servicesIn = import.meta.env.SSR
  ? (await import('#/features/tailoring/productServices.queries.ts')).productServicesQuery
  : undefined

export const Route = createFileRoute('/_storefront/details/$id')({
  // What a visitor wanted before logging in: see `asked` below.
  validateSearch: ({ add, size }): { add?: 1; size?: string } => ({
    ...(add === 1 && { add }),
    // The address writes texts that look like numbers as numbers.
    ...((typeof size === 'string' || typeof size === 'number') &&
      String(size).length <= 20 && { size: String(size) }),
  }),
  loader: async ({ context: { queryClient, shop }, params: { id } }) => {
    const finding = findProduct(queryClient, id)
    const [{ factsOf }] = await Promise.all([
      rulesOfFacts(),
      prefetchShopper(queryClient),
      queryClient.prefetchQuery(chartOfProductQuery(id)),
      servicesIn &&
        finding.then(({ _id }) => queryClient.prefetchQuery(servicesIn(_id))).catch(() => undefined),
      // Without a product the rest is waited for as well: a page is not sent with a question that is about to fail.
      finding.catch(() => undefined),
    ])
    const product = await finding
    const facts = factsOf(product)
    const reading = queryClient.prefetchQuery(reviewsQuery(product._id))
    // The reviews follow while the product is already on the screen.
    if (!import.meta.env.SSR) return { product, facts, data: undefined }
    // A page that is sent comes to life with what it was rendered from.
    await reading
    return { product, facts, data: await dataOf(queryClient, product, shop) }
  },
  head: ({ loaderData, match }) => {
    const { shop } = match.context
    if (!loaderData) return { meta: [{ title: `${m.notFoundTitle()} | ${shop.name}` }] }
    const { product, data } = loaderData
    return pageHead({
      shop,
      title: `${product.name} | ${shop.name}`,
      description: summary(product.description || product.name),
      path: `/details/${product.slug}`,
      image: product.images[0],
      alt: product.name,
      product,
      data,
    })
  },
  pendingMs: 150,
  pendingComponent: ProductLoading,
  notFoundComponent: ProductNotFound,
  component: Detail,
})

/** The server has made the facts of a first page: the browser loads their rules when it goes to another product. */
const rulesOfFacts = () =>
  import('#/features/catalog/ui/detail/facts.rules.ts').catch(() => ({ factsOf: (): Facts[] => [] }))

async function findProduct(queryClient: QueryClient, id: string) {
  try {
    return await queryClient.ensureQueryData(productQuery(id))
  } catch (reason) {
    if (!(reason instanceof ApiError) || reason.status !== 404) throw reason
    throw notFound()
  }
}

/** The page as search engines read it, with its reviews where they can be had; none of a members' shop, which they do not read. */
async function dataOf(queryClient: QueryClient, product: Product, shop: PublicShop) {
  // guard: members-unfound
  if (shop.access !== 'open') return undefined
  const { productPage } = await import('#/features/discovery/structured/pages.ts')
  return productPage(product, shop, queryClient.getQueryData(reviewsQuery(product._id).queryKey) ?? [])
}

/** The first words of a text, for search engines and link previews. */
const summary = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 160)

function Detail() {
  const { id } = Route.useParams()
  const { data: product } = useSuspenseQuery(productQuery(id))
  // Another product is another page: chosen size and picture start anew.
  return <Shown key={product._id} product={product} />
}

function Shown({ product }: { product: Product }) {
  const { id } = Route.useParams()
  // Catalogues elsewhere name the size in the address.
  const { add, size = '' } = Route.useSearch()
  const buying = useAddToBag(product, size)
  const navigate = Route.useNavigate()
  // Only the log-in page leads here with this state: a link from elsewhere puts nothing into anybody's bag.
  const afterLogin = useLocation({ select: ({ state }) => state.afterLogin === true })
  const onTaken = () => void navigate({ search: {}, replace: true, resetScroll: false })
  // The same object as long as it says the same: what lies below is rendered again where its own props change alone.
  const facts = Route.useLoaderData({ select: (loaded) => loaded.facts, structuralSharing: true })
  return (
    <ProductDetail
      product={product}
      facts={facts}
      size={buying.size}
      buying={
        <BuyBox
          product={product}
          buying={buying}
          asked={add && afterLogin ? { onTaken } : undefined}
          sizeHelp={<SizeChartLink product={id} />}
          restock={
            <>
              <RestockBox product={product} />
              <ProductServices product={product} />
            </>
          }
          BarRating={BarRating}
          heart={
            <WishlistHeart
              product={product}
              toastOptions={PRODUCT_TOAST}
              className="size-[min(3.25rem,56px)]! border border-edge"
            />
          }
        />
      }
      rating={<RatingLink productId={product._id} />}
      reviews={<Reviews productId={product._id} sized={product.enableSize} />}
    />
  )
}
