import { lazy, Suspense, useState } from 'react'
import { Menu } from '#/ui/icons/storefront.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'

const PhoneMenuDrawer = lazy(() =>
  import('./PhoneMenuDrawer.tsx').then((module) => ({ default: module.PhoneMenuDrawer })),
)

/** The menu button of phones; the drawer's code is fetched with its first opening. */
export function PhoneMenu({ signedIn }: { signedIn: boolean }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <IconButton
        label="Menu"
        className="-me-2.5 md:hidden"
        aria-expanded={open}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Menu aria-hidden className="size-5.5" strokeWidth={1.5} />
      </IconButton>
      {wanted && (
        <Suspense>
          <PhoneMenuDrawer open={open} onClose={() => setOpen(false)} signedIn={signedIn} />
        </Suspense>
      )}
    </>
  )
}
