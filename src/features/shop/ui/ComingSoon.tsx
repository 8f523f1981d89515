import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { shopQuery } from '../shop.queries.ts'

/** An open shop needs no code for it. */
const ComingSoonDialog = lazy(() =>
  import('./ComingSoonDialog.tsx').then((module) => ({ default: module.ComingSoonDialog })),
)

/** Who waits in front of the closed shop sees it open within this long, ms. */
const LOOK_AGAIN_MS = 15_000

/** Covers the home page until the shop is launched; nothing else takes it away (specification, section 1). */
export function ComingSoon({ signedIn }: { signedIn: boolean }) {
  const { data: shop } = useSuspenseQuery({
    ...shopQuery,
    refetchInterval: ({ state }) => (state.data?.launched ? false : LOOK_AGAIN_MS),
  })
  if (shop.launched) return null
  return (
    <Suspense>
      <ComingSoonDialog shop={shop} signedIn={signedIn} />
    </Suspense>
  )
}
