import { lazy, type ReactNode } from 'react'
import { BagDrawer } from '#/features/cart/ui/BagDrawer.tsx'
import { MenuBar } from '#/features/menu/ui/MenuBar.tsx'
import { useShownMenu } from '#/features/menu/ui/useShownMenu.ts'
import { SampleCallout } from '#/features/shop/ui/SampleCallout.tsx'
import { later } from '#/ui/kit/later.tsx'
import { NotFetched } from '#/ui/kit/NotFetched.tsx'
import { m } from './messages/shell.messages.ts'
import { SiteHeader } from './SiteHeader.tsx'
import { useFocusAfterNavigation } from './useFocusAfterNavigation.ts'
import { useNavigationMark } from './useNavigationMark.ts'

/** Its links lead on by themselves: its code comes after all else. */
const Footer = later(() => import('./Footer.tsx').then((module) => module.Footer), { otherwise: NotFetched })

/** Silent while there is a connection; the server sends the live region, and the words come with the code. */
const OfflineCallout = later(() => import('./OfflineCallout.tsx').then((module) => module.OfflineCallout))

/** What offers make of the bag: fetched with its first opening; without it the bag shows what its lines cost. */
const BagQuote = lazy(() =>
  import('#/features/checkout/ui/BagQuote.tsx').then(
    (module) => ({ default: module.BagQuote }),
    () => ({ default: ({ children }: { children: ReactNode }) => children }),
  ),
)

/** What is done with the lines of the bag: fetched in the same way. */
const BagLineServices = later(() =>
  import('#/features/tailoring/ui/BagLineServices.tsx').then((module) => module.BagLineServices),
)

/** What surrounds every page of the storefront. The toast area lies in the root layout. */
export function Shell({ children }: { children: ReactNode }) {
  useFocusAfterNavigation()
  useNavigationMark()
  const menu = useShownMenu()
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {m.skipToContent()}
      </a>
      <SampleCallout area="shop" />
      <SiteHeader />
      <MenuBar
        {...menu}
        className="z-20 justify-between border-b border-line px-2.5 md:justify-center md:gap-x-4"
      />
      <main id="main" tabIndex={-1} className="flex-auto">
        {children}
      </main>
      <Footer />
      <BagDrawer Totals={BagQuote} Below={BagLineServices} />
      <OfflineCallout />
    </div>
  )
}
