import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  redirect,
  ScriptOnce,
  Scripts,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
import { menuQuery } from '#/features/catalog/catalog.queries.ts'
import { ownMenuQuery } from '#/features/menu/menu.queries.ts'
import { goToChosen } from '#/features/shop/goToChosen.ts'
import { guard, isFindable } from '#/features/shop/guard.rules.ts'
import { USUAL_THEME } from '#/features/shop/look/themeColor.rules.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { brandLinks } from '#/features/shop/ui/brandLinks.ts'
import { askEarly, shopperAddress } from '#/features/shopper/early.ts'
import { type Audience, audienceOf } from '#/platform/http/audience.rules.ts'
import { currentTag } from '#/platform/language/current.ts'
import { IconShapes } from '#/ui/icons/IconShapes.tsx'
import { Toaster } from '#/ui/kit/Toaster.tsx'
import styles from '#/ui/styles.css?url'
import { readFooter } from './shell/readFooter.ts'

interface RouterContext {
  readonly queryClient: QueryClient
  /** For whom a page is rendered that many get alike: nobody is asked for, and nothing of anybody gets into it. */
  readonly sharedWith?: Audience | undefined
  /** In a browser: whether the page that it took over was such a one. It may be loaded again before it has come to life. */
  readonly cameShared?: boolean
  /** Fetches the pages that no visit begins with, in a browser. @returns whether they were not there */
  readonly addLaterPages?: () => Promise<boolean>
}

export const Route = createRootRouteWithContext<RouterContext>()({
  async beforeLoad({ context: { queryClient, sharedWith, addLaterPages }, location, matches }) {
    // Nothing is found at this address: it may be that of a page which the first load did not bring.
    const added = matches.length === 1 && (await addLaterPages?.().catch(() => 'by a new visit'))
    if (added) {
      // A new visit is one in the language of this page.
      const { publicHref: href, state } = location
      throw redirect({ href, state, replace: true, reloadDocument: added !== true })
    }
    const [user, shop] = await Promise.all([
      // guard: shared-page-unasked
      sharedWith ? undefined : queryClient.ensureQueryData(meQuery),
      queryClient.ensureQueryData(shopQuery),
      // An unknown address has no layout that reads the menu before it is shown.
      matches.length === 1 && queryClient.prefetchQuery(menuQuery),
      matches.length === 1 && queryClient.prefetchQuery(ownMenuQuery),
      matches.length === 1 && readFooter(queryClient),
    ])
    const audience = sharedWith ?? audienceOf(user)
    const elsewhere = guard(location.pathname, audience, shop.access)
    if (elsewhere) {
      const search = elsewhere === '/login' ? { from: location.href } : {}
      throw redirect({ to: elsewhere, search, statusCode: 302 })
    }
    return { audience, isShared: sharedWith !== undefined, shop }
  },
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      // Nobody but the server says it: in the browser it stays as it came, and no script carries it.
      ...(import.meta.env.SSR
        ? [{ name: 'theme-color', content: match.context.shop?.brand?.themeColor ?? USUAL_THEME }]
        : []),
      // not a message: the name of the program
      { title: match.context.shop?.name ?? 'Zari' },
      // A members' shop shows strangers nothing that could be found; the sample shop should not be found.
      ...(isFindable(match.context.shop) ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      ...(import.meta.env.SSR ? brandLinks(match.context.shop?.brand) : []),
    ],
  }),
  shellComponent: Document,
  component: Outlet,
})

function Document({ children }: { children: ReactNode }) {
  // Of no page that could not even find out for whom it is.
  const { audience, isShared, shop } = Route.useRouteContext()
  return (
    // Its first script may have said something to the styles.
    <html lang={currentTag()} suppressHydrationWarning>
      <head>
        {isShared && audience === 'customer' && (
          <>
            {/* React puts the styles first, and scripts wait for styles: the answer that this one asks for is on its way before. */}
            <link rel="preload" as="fetch" href={shopperAddress()} crossOrigin="anonymous" />
            <ScriptOnce>{import.meta.env.SSR ? askEarly() : ''}</ScriptOnce>
          </>
        )}
        {import.meta.env.SSR && shop?.languages[0] && <ScriptOnce>{goToChosen(shop.languages)}</ScriptOnce>}
        <HeadContent />
      </head>
      <body>
        <IconShapes />
        {children}
        <Toaster />
        <Scripts />
      </body>
    </html>
  )
}
