import { useSuspenseQuery } from '@tanstack/react-query'
import { later } from '#/ui/kit/later.tsx'
import { shopQuery } from '../shop.queries.ts'

/** Who waits in front of the closed shop sees it open within this long, ms. */
const LOOK_AGAIN_MS = 15_000

/** The page is covered while the words are on their way, and where they do not come. */
const Cover = () => <div className="fixed inset-0 z-40 bg-page" />

/** The server sends it open with the page, where it stays until its code is there: hardly anybody sees a closed shop. */
const ComingSoonDialog = later(
  () => import('./ComingSoonDialog.tsx').then((module) => module.ComingSoonDialog),
  { otherwise: Cover, fallback: <Cover /> },
)

/** Covers the home page until the shop is launched; nothing else takes it away (specification, section 1). */
export function ComingSoon() {
  const { data: shop } = useSuspenseQuery({
    ...shopQuery,
    refetchInterval: ({ state }) => (state.data?.launched ? false : LOOK_AGAIN_MS),
  })
  return shop.launched ? null : <ComingSoonDialog />
}
