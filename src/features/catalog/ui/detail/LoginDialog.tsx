import { Link, useLocation } from '@tanstack/react-router'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Dialog } from '#/ui/kit/Dialog.tsx'

export interface LoginDialogProps {
  open: boolean
  onClose: () => void
  /** What was tried: 'Please Login To Add To Cart' or 'Please Login To Add To Wishlist' (specification, section 6). */
  title: 'Please Login To Add To Cart' | 'Please Login To Add To Wishlist'
}

/** Tells a visitor who is not signed in why it did not work, and leads to the login and back to this page. */
export function LoginDialog({ open, onClose, title }: LoginDialogProps) {
  const from = useLocation({ select: (location) => location.href })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      description="You come back to this page afterwards."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Link to="/login" search={{ from }} className={buttonClass({ variant: 'primary' })}>
            Log in
          </Link>
        </>
      }
    />
  )
}
