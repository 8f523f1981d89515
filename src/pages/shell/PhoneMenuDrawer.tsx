import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EVERYTHING } from '#/features/catalog/ui/categoryMenu.ts'
import { DrawerMenu } from '#/features/menu/ui/DrawerMenu.tsx'
import { useShownMenu } from '#/features/menu/ui/useShownMenu.ts'
import { informationLabels } from '#/features/shop/information/informationLabels.ts'
import { informationPages } from '#/features/shop/information.rules.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { LanguageLinks } from '#/features/shop/ui/LanguageLinks.tsx'
import { whatsappLink } from '#/features/shop/ui/pages/whatsapp.rules.ts'
import { MessageCircle } from '#/ui/icons/storefront.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Drawer } from '#/ui/kit/Drawer.tsx'
import { m } from './messages/shell.messages.ts'

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
      title={m.menu()}
      footer={
        shop.whatsappNumber && (
          <a
            href={whatsappLink(shop.whatsappNumber, shop.whatsappMessage)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ block: true })}
          >
            <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
            {m.chatOnWhatsApp()}
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
        <nav aria-label={own ? m.menu() : m.collections()}>
          <DrawerMenu items={items} name="phone-menu" />
          <Link
            to="/new/$category/collections"
            params={{ category: EVERYTHING }}
            className="flex min-h-13 items-center border-b border-line font-display text-xl"
          >
            {m.everything()}
          </Link>
        </nav>
        <Links label={m.account()}>
          {signedIn ? (
            <>
              <Link to="/dashboard" className={rowClass}>
                {m.yourAccount()}
              </Link>
              <Link to="/order" className={rowClass}>
                {m.myOrders()}
              </Link>
              <Link to="/wishlist" className={rowClass}>
                {m.wishlist()}
              </Link>
            </>
          ) : (
            <>
              <Link to="/login" className={rowClass}>
                {m.logIn()}
              </Link>
              <Link to="/register" className={rowClass}>
                {m.register()}
              </Link>
            </>
          )}
        </Links>
        {shop.languages.length > 1 && (
          <Links label={m.language()}>
            <LanguageLinks all className={rowClass} />
          </Links>
        )}
        <Links label={m.help()}>
          {informationPages.map(({ path }) => (
            <Link key={path} to={path} className={rowClass}>
              {informationLabels[path]()}
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
