import { useSuspenseQuery } from '@tanstack/react-query'
import { shopQuery } from '../shop.queries.ts'
import { ComingSoonDialog } from './ComingSoonDialog.tsx'

/** Who waits in front of the closed shop sees it open within this long, ms. */
const LOOK_AGAIN_MS = 15_000

/**
 * Covers the home page until the shop is launched; nothing else takes it away (specification, section 1). Its code comes
 * with the page: fetched by itself, the page would stand uncovered from its coming to life until that code is there.
 */
export function ComingSoon({ signedIn }: { signedIn: boolean }) {
  const { data: shop } = useSuspenseQuery({
    ...shopQuery,
    refetchInterval: ({ state }) => (state.data?.launched ? false : LOOK_AGAIN_MS),
  })
  if (shop.launched) return null
  return <ComingSoonDialog shop={shop} signedIn={signedIn} />
}
