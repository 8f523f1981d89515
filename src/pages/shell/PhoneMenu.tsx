import { useState } from 'react'
import { Menu } from '#/ui/icons/storefront.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { useOverlayCode } from '#/ui/kit/useOverlayCode.ts'
import { m } from './messages/shell.messages.ts'

const fetchPhoneMenuDrawer = () => import('./PhoneMenuDrawer.tsx').then((module) => module.PhoneMenuDrawer)

/** The menu button of phones; the drawer's code is fetched with its first opening. */
export function PhoneMenu({ signedIn }: { signedIn: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const PhoneMenuDrawer = useOverlayCode(fetchPhoneMenuDrawer, { open, onClose: close })
  return (
    <>
      <IconButton
        label={m.menu()}
        className="-me-[10px] md:hidden"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden className="size-5.5" strokeWidth={1.5} />
      </IconButton>
      {PhoneMenuDrawer && <PhoneMenuDrawer open={open} onClose={close} signedIn={signedIn} />}
    </>
  )
}
