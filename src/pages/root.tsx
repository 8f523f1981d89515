import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, redirect, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
import { menuQuery } from '#/features/catalog/catalog.queries.ts'
import { guard, isFindable } from '#/features/shop/guard.rules.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { fontsToPreload } from '#/ui/fonts/preload.ts'
import { Toaster } from '#/ui/kit/Toaster.tsx'
import styles from '#/ui/styles.css?url'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  async beforeLoad({ context: { queryClient }, location, matches }) {
    const [user, shop] = await Promise.all([
      queryClient.ensureQueryData(meQuery),
      queryClient.ensureQueryData(shopQuery),
      // An unknown address has no layout that reads the menu before it is shown.
      matches.length === 1 && queryClient.prefetchQuery(menuQuery),
    ])
    const elsewhere = guard(location.pathname, user, shop.access)
    if (elsewhere) {
      const search = elsewhere === '/login' ? { from: location.href } : {}
      throw redirect({ to: elsewhere, search, statusCode: 302 })
    }
    return { user, shop }
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#fbf6ea' },
      { title: match.context.shop?.name ?? 'Zari' },
      // A members' shop shows strangers nothing that could be found; the sample shop should not be found.
      ...(isFindable(match.context.shop) ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      ...fontsToPreload.map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
    ],
  }),
  shellComponent: Document,
  component: Outlet,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Toaster />
        <Scripts />
      </body>
    </html>
  )
}
