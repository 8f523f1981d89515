import { Link, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { m } from './messages/detail.messages.ts'

export interface LoginDialogProps {
  open: boolean
  onClose: () => void
  /** What was tried: 'Please Login To Add To Cart' or 'Please Login To Add To Wishlist' (specification, section 6). */
  for: 'bag' | 'wishlist'
  /** Called on the way to the log-in. */
  onLogin?: () => void
  /** What the page does by itself once one is back, as its own search parameters. */
  then?: Readonly<Record<string, string | number>>
  /** Another way on, between 'Not now' and 'Log in'. */
  also?: ReactNode
}

/** Tells a visitor who is not signed in why it did not work, and leads to the login and back to this page. */
export function LoginDialog({ open, onClose, for: tried, onLogin, then, also }: LoginDialogProps) {
  const here = useLocation()
  const router = useRouter()
  const from = router.buildLocation({ to: here.pathname, search: { ...here.search, ...then } }).href
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={tried === 'bag' ? m.loginForBag() : m.loginForWishlist()}
      size="sm"
      description={m.comeBackAfterwards()}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.notNow()}
          </Button>
          {also}
          <Link
            to="/login"
            search={{ from }}
            onClick={onLogin}
            className={buttonClass({ variant: 'primary' })}
          >
            {m.logIn()}
          </Link>
        </>
      }
    />
  )
}
