import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { MessageCircle } from '#/ui/icons/storefront.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { m } from '../messages/shop.messages.ts'
import { shopQuery } from '../shop.queries.ts'
import { whatsappLink } from './pages/whatsapp.rules.ts'

const stay = () => undefined

/** What a closed shop says, and the ways on that it leaves. */
export function ComingSoonDialog() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const signedIn = useMe().audience === 'customer'
  return (
    <Dialog
      open
      onClose={stay}
      dismissible={false}
      title={m.comingSoon()}
      description={
        <>
          <p>
            {m.notOpenYet({ name: shop.name })} {shop.whatsappNumber ? m.orderByChat() : m.comeBackSoon()}
          </p>
          {shop.whatsappNumber && (
            <p className="mt-5">
              <a
                href={whatsappLink(shop.whatsappNumber, shop.whatsappMessage)}
                target="_blank"
                rel="noopener"
                className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
              >
                <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
                {m.orderOnWhatsApp()}
              </a>
            </p>
          )}
        </>
      }
      actions={
        <nav aria-label={m.account()} className="flex w-full flex-wrap items-center justify-center gap-x-6">
          {signedIn ? (
            <Link to="/dashboard" className="link inline-flex min-h-11 items-center">
              {m.yourAccount()}
            </Link>
          ) : (
            <>
              <Link to="/login" className="link inline-flex min-h-11 items-center">
                {m.logIn()}
              </Link>
              <Link to="/register" className="link inline-flex min-h-11 items-center">
                {m.register()}
              </Link>
            </>
          )}
        </nav>
      }
    />
  )
}
