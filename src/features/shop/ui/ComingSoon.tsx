import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { shopQuery } from '../shop.queries.ts'
import { whatsappLink } from './pages/whatsapp.rules.ts'

export interface ComingSoonProps {
  signedIn: boolean
}

/** Who waits in front of the closed shop sees it open within this long, ms. */
const LOOK_AGAIN_MS = 15_000

const stay = () => undefined

/** Covers the home page until the shop is launched; nothing else takes it away (specification, section 1). */
export function ComingSoon({ signedIn }: ComingSoonProps) {
  const { data: shop } = useSuspenseQuery({
    ...shopQuery,
    refetchInterval: ({ state }) => (state.data?.launched ? false : LOOK_AGAIN_MS),
  })
  if (shop.launched) return null
  return (
    <Dialog
      open
      onClose={stay}
      dismissible={false}
      title="Coming Soon!"
      description={
        <>
          <p>
            {shop.name} is not open yet. To order now, write to us in a chat: tell us what you are looking for
            and we send you pictures, prices and sizes.
          </p>
          <p className="mt-5">
            <a
              href={whatsappLink(shop.whatsappNumber, shop.whatsappMessage)}
              target="_blank"
              rel="noopener"
              className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
            >
              <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
              Order on WhatsApp
            </a>
          </p>
        </>
      }
      actions={
        <nav aria-label="Account" className="flex w-full flex-wrap items-center justify-center gap-x-6">
          {signedIn ? (
            <Link to="/dashboard" className="link inline-flex min-h-11 items-center">
              Your account
            </Link>
          ) : (
            <>
              <Link to="/login" className="link inline-flex min-h-11 items-center">
                Log in
              </Link>
              <Link to="/register" className="link inline-flex min-h-11 items-center">
                Register
              </Link>
            </>
          )}
        </nav>
      }
    />
  )
}
