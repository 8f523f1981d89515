import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EVERYTHING } from '#/features/catalog/ui/categoryMenu.ts'
import { DrawerMenu } from '#/features/menu/ui/DrawerMenu.tsx'
import { useShownMenu } from '#/features/menu/ui/useShownMenu.ts'
import { informationPages } from '#/features/shop/information.rules.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { whatsappLink } from '#/features/shop/ui/pages/whatsapp.rules.ts'
import { MessageCircle } from '#/ui/icons/storefront.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Drawer } from '#/ui/kit/Drawer.tsx'

const rowClass = 'flex min-h-12 items-center rounded-sm px-1 hover:text-peacock'

export interface PhoneMenuDrawerProps {
  open: boolean
  onClose: () => void
  signedIn: boolean
}

/** Everything one can go to, within reach of a thumb; choosing something closes it. */
export function PhoneMenuDrawer({ open, onClose, signedIn }: PhoneMenuDrawerProps) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const { items, own } = useShownMenu()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Menu"
      footer={
        shop.whatsappNumber && (
          <a
            href={whatsappLink(shop.whatsappNumber, shop.whatsappMessage)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ block: true })}
          >
            <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
            Chat on WhatsApp
          </a>
        )
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside, which are operable themselves */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link arrives here as a click */}
      <div
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onClose()
        }}
      >
        <nav aria-label={own ? 'Menu' : 'Collections'}>
          <DrawerMenu items={items} name="phone-menu" />
          <Link
            to="/new/$category/collections"
            params={{ category: EVERYTHING }}
            className="flex min-h-13 items-center border-b border-line font-display text-xl"
          >
            Everything
          </Link>
        </nav>
        <Links label="Account">
          {signedIn ? (
            <>
              <Link to="/dashboard" className={rowClass}>
                Your account
              </Link>
              <Link to="/order" className={rowClass}>
                My orders
              </Link>
              <Link to="/wishlist" className={rowClass}>
                Wishlist
              </Link>
            </>
          ) : (
            <>
              <Link to="/login" className={rowClass}>
                Log in
              </Link>
              <Link to="/register" className={rowClass}>
                Register
              </Link>
            </>
          )}
        </Links>
        <Links label="Help">
          {informationPages.map(({ path, label }) => (
            <Link key={path} to={path} className={rowClass}>
              {label}
            </Link>
          ))}
        </Links>
      </div>
    </Drawer>
  )
}

function Links({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="border-b border-line py-3 text-ink-soft last:border-0">
      {children}
    </nav>
  )
}
