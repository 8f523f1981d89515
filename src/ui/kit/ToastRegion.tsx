import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { CircleAlert, CircleCheck, Info } from '../icons/storefront.tsx'
import { stayAboveModals } from './modalStack.ts'
import { Spinner } from './Spinner.tsx'
import { toastDemand } from './toast.ts'

/** Fetched with the first toast: sonner in an element of its own that moves with the topmost modal. */
export function ToastRegion() {
  const [host] = useState(() => {
    const element = document.createElement('div')
    element.className = 'toast-host'
    element.popover = 'manual'
    return element
  })

  useEffect(() => {
    const leave = stayAboveModals(host)
    // Screen readers announce what enters a live region they know already, so the region goes a moment ahead.
    const timer = setTimeout(() => toastDemand.open(sonner), 60)
    return () => {
      clearTimeout(timer)
      toastDemand.close()
      leave()
    }
  }, [host])

  return createPortal(
    <Sonner
      position="top-right"
      theme="light"
      duration={3000}
      expand
      gap={8}
      // Below the header, so that bag, wishlist and menu stay in reach.
      offset={{ top: 'calc(84px + var(--above-header, 0px))', right: 16 }}
      mobileOffset={{ top: 'calc(68px + var(--above-header, 0px))', left: 12, right: 12 }}
      containerAriaLabel="Messages"
      toastOptions={{ unstyled: true, className: 'toast' }}
      icons={{
        success: <CircleCheck aria-hidden className="size-5 text-success" />,
        error: <CircleAlert aria-hidden className="size-5 text-danger" />,
        info: <Info aria-hidden className="size-5 text-peacock" />,
        loading: <Spinner className="text-base text-peacock" />,
      }}
    />,
    host,
  )
}
