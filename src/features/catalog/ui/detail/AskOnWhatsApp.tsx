import { useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { whatsappLink } from '#/features/shop/ui/pages/whatsapp.rules.ts'
import { MessageCircle } from '#/ui/icons/storefront.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { m } from './messages/detail.messages.ts'

/** Opens a chat with the shop that already says which product it is about. */
export function AskOnWhatsApp({ name }: { name: string }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  // The server does not know under which address the visitor sees the page.
  const address = useHydrated() ? ` ${window.location.origin}${window.location.pathname}` : ''
  if (!shop.whatsappNumber) return null
  return (
    <a
      href={whatsappLink(shop.whatsappNumber, m.question({ name, address }))}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'quiet', size: 'sm' }, '-ms-4')}
    >
      <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
      {m.askAboutThis()}
    </a>
  )
}
