import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
import { meetShopper } from '#/features/shopper/shopper.queries.ts'

/** What the browser adds to the data that came with the page: how old it is, and who looks at it. */
export function meetAfterHydration(router: AnyRouter, queryClient: QueryClient): void {
  const { hydrate } = router.options
  router.options.hydrate = async (dehydrated) => {
    await hydrate?.(dehydrated)
    if (!cameBack()) setAgeToZero(queryClient)
    // A page of somebody's own brought that along.
    if (queryClient.getQueryData(meQuery.queryKey) !== undefined) return
    router.options.context.cameShared = true
    void meetShopper(queryClient).then((user) => {
      // Somebody was expected and has left meanwhile: the guard decides where this visitor belongs.
      if (user === null) void router.invalidate()
    })
  }
}

/** Whether Back brought the page, which may be the browser's own old copy of it. */
const cameBack = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

/** A page may have been rendered long ago; when it was sent, what it says was true. */
function setAgeToZero(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.state.status === 'success') query.setState({ dataUpdatedAt: Date.now() })
  }
}
