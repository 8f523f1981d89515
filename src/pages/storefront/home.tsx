import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createFileRoute, ScriptOnce, useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import { useEffect } from 'react'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { CollectionGrid } from '#/features/catalog/ui/CollectionGrid.tsx'
import { sectionQuery } from '#/features/catalog/ui/sectionQuery.ts'
import { newSeed, useVisitSeed } from '#/features/catalog/ui/useVisitSeed.ts'
import { homeQuery } from '#/features/home/home.queries.ts'
import { m } from '#/features/home/messages/home.messages.ts'
import { AllCategories } from '#/features/home/ui/sections/AllCategories.tsx'
import { thanksDue } from '#/features/orders/ui/thanksFlag.ts'
import { ComingSoon } from '#/features/shop/ui/ComingSoon.tsx'
import { BannerCarousel } from '#/features/visuals/ui/BannerCarousel.tsx'
import { SlidingText } from '#/features/visuals/ui/SlidingText.tsx'
import { usePreviewed } from '#/features/visuals/ui/usePreviewed.ts'
import { useBanners, useSlidingText } from '#/features/visuals/ui/useVisuals.ts'
import { bannersQuery, slidingTextQuery } from '#/features/visuals/visuals.queries.ts'
import { endFirstScreen, showFirstScreen } from '#/ui/firstScreen.ts'
import { later } from '#/ui/kit/later.tsx'
import { Divider } from '#/ui/kit/Ornament.tsx'
import { pageHead } from '../pageHead.ts'

/** Of shops whose owner built the page: the server sends it whole, its code comes after it. Where the line does not bring that, the shop's own page. */
const HomeSections = later(
  () => import('#/features/home/ui/HomeSections.tsx').then((module) => module.HomeSections),
  { otherwise: OwnPage },
)

export const Route = createFileRoute('/_storefront/')({
  loader: async ({ context: { queryClient, shop } }): Promise<HomeData> => {
    const loading = loadHome(queryClient)
    // The server sends a whole page; in the browser the page comes at once and its parts as they arrive.
    if (!import.meta.env.SSR) return { seed: newSeed() }
    await loading
    const { homePage } = await import('#/features/discovery/structured/pages.ts')
    const picture = queryClient
      .getQueryData(bannersQuery.queryKey)
      ?.find(({ type }) => type === 'carousel')?.url
    return { seed: newSeed(), picture, data: homePage(shop) }
  },
  // The order of its goods is drawn by lot for each visit (specification, section 2 "Home"): no cache may give everybody
  // the same one, and the shop itself keeps a dozen of them.
  headers: () => ({ 'Cache-Control': 'private', 'X-Variants': '12' }),
  head: ({ match: { context }, loaderData }) =>
    pageHead({
      image: loaderData?.picture,
      data: loaderData?.data,
      shop: context.shop,
      title: `${context.shop.name} | ${context.shop.tagline}`,
      description: m.about({ tagline: context.shop.tagline, shop: context.shop.name }),
      path: '/',
    }),
  component: Home,
})

interface HomeData {
  readonly seed: number
  /** The first banner, and the shop as search engines read it: only of a page that the server sends. */
  readonly picture?: string | undefined
  readonly data?: string
}

/** What fails here is asked for again by the part that shows it, which also says so. */
async function loadHome(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(bannersQuery),
    queryClient.prefetchQuery(slidingTextQuery),
    Promise.all([queryClient.prefetchQuery(homeQuery), queryClient.prefetchQuery(categoriesQuery)]).then(
      () => {
        const sections = queryClient.getQueryData(homeQuery.queryKey)
        // A page without them does not wait for them.
        if (sections?.[0] && !sections.some(({ section }) => section.kind === 'categories')) return []
        const categories = queryClient.getQueryData(categoriesQuery.queryKey) ?? []
        return Promise.all(categories.map(({ name }) => queryClient.prefetchQuery(sectionQuery(name))))
      },
    ),
  ])
}

function Home() {
  const { shop } = Route.useRouteContext()
  const { audience } = useMe()
  const seed = useVisitSeed(Route.useLoaderData().seed)
  const slidingText = useSlidingText()
  const { data: sections } = useQuery(homeQuery)
  useThankYou(audience === 'customer')
  usePreviewed()
  useEffect(() => endFirstScreen, [])
  return (
    <>
      <ScriptOnce>{import.meta.env.SSR ? showFirstScreen : ''}</ScriptOnce>
      {audience !== 'admin' && <ComingSoon />}
      <SlidingText text={slidingText} />
      {sections?.[0] ? (
        <HomeSections sections={sections} seed={seed} tagline={shop.tagline} />
      ) : (
        <OwnPage tagline={shop.tagline} seed={seed} />
      )}
    </>
  )
}

/** The shop's own page, as the specification has it (section 2 "Home"): while the owner has built none. */
function OwnPage({ tagline, seed }: { tagline: string; seed: number }) {
  const banners = useBanners()
  // Where a banner has said what the shop is about, the goods come sooner.
  const speaks = banners.some(({ type, headline }) => type === 'carousel' && headline)
  return (
    <>
      <BannerCarousel banners={banners} />
      <div className="mx-auto max-w-page px-4 md:px-6">
        <h1
          className={clsx(
            'mx-auto max-w-2xl text-center',
            speaks ? 'py-5 text-xl md:py-7' : 'py-10 text-4xl md:py-14',
          )}
        >
          {tagline}
        </h1>
        <section aria-labelledby="collections">
          <h2 id="collections" className={clsx('text-center', speaks ? 'text-2xl' : 'text-3xl')}>
            {m.shopByCollections()}
          </h2>
          <Divider className={clsx('mx-auto max-w-80', speaks ? 'mt-1 mb-4' : 'mt-3 mb-9')} />
          <CollectionGrid small={speaks} />
        </section>
        <section aria-labelledby="categories" className={speaks ? 'apart-9' : 'apart-16 md:apart-24'}>
          <h2 id="categories" className={clsx('text-center', speaks ? 'text-2xl' : 'text-3xl')}>
            {m.shopByCategory()}
          </h2>
          <Divider className={clsx('mx-auto max-w-80', speaks ? 'mt-1 mb-4' : 'mt-3 mb-9')} />
          <AllCategories seed={seed} />
        </section>
      </div>
    </>
  )
}

/**
 * Somebody who has just ordered is taken to /thankyou (specification, section 2 "Home"), unless that page was there
 * already: who left it is not held. Only customers: others may not see that page.
 */
function useThankYou(isCustomer: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    const thanks = isCustomer ? thanksDue(localStorage, Date.now()) : undefined
    // guard: thanks-seen
    if (!thanks || thanks.seen) return
    void navigate({ to: '/thankyou', search: { order: thanks.orderId }, replace: true })
  }, [isCustomer, navigate])
}
