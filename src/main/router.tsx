import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { createRouter, defaultStringifySearch } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
import { ErrorPage } from '#/pages/shell/ErrorPage.tsx'
import { NotFoundPage } from '#/pages/shell/NotFoundPage.tsx'
import { ApiError } from '#/platform/http/client.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { addressIn, type Language, MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { savesData } from '#/ui/savesData.ts'
import { logFailedFetch } from './failedFetch.ts'
import type { RenderContext } from './http/renderContext.ts'
import { addLaterPages } from './laterPages.ts'
import { meetAfterHydration } from './meetAfterHydration.ts'
import { sendQueriesPacked } from './packedQueries.ts'
import { routeTree } from './routeTree.gen.ts'

/**
 * That a change is under way is known before the next press is heard: presses that stand in line behind the first one
 * on a busy phone come before any timer, which the library would wait for.
 */
// guard: pending-before-next-press
if (!import.meta.env.SSR) notifyManager.setScheduler(queueMicrotask)

const renderContext = createIsomorphicFn()
  .server(() => getGlobalStartContext() as RenderContext | undefined)
  .client(() => undefined)

/** How the addresses of a language become those of the site map, and back; the main language has these themselves. */
function addressesOf(language: Language) {
  if (language === MAIN_LANGUAGE) return {}
  const prefix = new RegExp(`^/${language}(?=/|$)`)
  const change =
    (how: (path: string) => string) =>
    ({ url }: { url: URL }) => {
      url.pathname = how(url.pathname)
      return url
    }
  return {
    rewrite: {
      input: change((path) => path.replace(prefix, '') || '/'),
      output: change((path) => addressIn(language, path)),
    },
  }
}

/** One router and one query cache per page load; on the server that is per request, so nothing leaks between visitors. */
export function getRouter() {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      // Nothing waits for a connection: what was pressed without one would be done by itself when it is back, unasked.
      // guard: nothing-waits-for-connection
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        // A page that is rendered on the server does not wait: the browser asks again.
        retry: (failures, error) =>
          !import.meta.env.SSR &&
          navigator.onLine &&
          failures < 2 &&
          error instanceof ApiError &&
          (error.status === 0 || error.status >= 500),
      },
    },
    queryCache: new QueryCache({
      onError(error, query) {
        // The session ended elsewhere: the guard decides where this visitor belongs now.
        if (error instanceof ApiError && error.status === 401 && query.queryKey[0] !== 'me') {
          queryClient.setQueryData(meQuery.queryKey, null)
          void router.invalidate()
        } else if (!router.isServer) logFailedFetch(query.queryKey, error)
      },
    }),
  })
  const { nonce, sharedWith } = renderContext() ?? {}
  const router = createRouter({
    routeTree,
    context: { queryClient, sharedWith, addLaterPages: (): Promise<boolean> => addLaterPages(router) },
    defaultPreload: savesData() ? false : 'intent',
    defaultPreloadStaleTime: 0,
    // Several values of a filter stand with commas between, to be read by people.
    stringifySearch: (search) => defaultStringifySearch(search).replaceAll('%2C', ','),
    ...addressesOf(currentLanguage()),
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: () => <NotFoundPage />,
    ...(nonce ? { ssr: { nonce } } : {}),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  sendQueriesPacked(router, queryClient)
  if (!router.isServer) meetAfterHydration(router, queryClient)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
