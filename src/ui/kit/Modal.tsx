import clsx from 'clsx'
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { enterModal } from './modalStack.ts'

export interface ModalProps {
  open: boolean
  /** Asked for by overlay, Esc or the back gesture; the owner sets `open`. */
  onClose: () => void
  /** False: neither overlay nor Esc closes it. */
  dismissible?: boolean
  labelledBy: string
  describedBy?: string | undefined
  className?: string
  'data-size'?: string
  'data-side'?: string
  children: ReactNode
}

/**
 * Slides away in this frame and is closed after it: that makes the page behind usable again, which takes long where the page
 * is long, and whoever pressed Esc would see nothing meanwhile.
 */
function closeAfterFrame(dialog: HTMLDialogElement): void {
  dialog.dataset.leaving = ''
  requestAnimationFrame(() =>
    setTimeout(() => {
      // It may be open again by now.
      if (dialog.dataset.leaving === undefined) return
      delete dialog.dataset.leaving
      const { activeElement } = document
      dialog.close()
      // The next page may have put the focus somewhere already.
      if (
        activeElement instanceof HTMLElement &&
        !dialog.contains(activeElement) &&
        activeElement !== document.body
      )
        activeElement.focus({ preventScroll: true })
    }),
  )
}

/**
 * What Dialog and Drawer share: the native `<dialog>`, which keeps focus inside, gives it back and makes the page
 * behind inert. Sent open by the server it shows at once and becomes modal when the page comes to life.
 */
export function Modal({
  open,
  onClose,
  dismissible = true,
  labelledBy,
  describedBy,
  className,
  children,
  ...data
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  // After the first render the element itself owns its `open` attribute.
  const [openAtFirst] = useState(open)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    if (!dialog.matches(':modal')) {
      dialog.removeAttribute('open')
      dialog.showModal()
    }
    delete dialog.dataset.leaving
    const leave = enterModal(dialog)
    return () => {
      leave()
      closeAfterFrame(dialog)
    }
  }, [open])

  // What leaves the page cannot give the focus back later.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  // The content stays until the closing motion has ended.
  useEffect(() => {
    if (open || !present) return
    let wanted = true
    const motions = ref.current?.getAnimations().map((motion) => motion.finished) ?? []
    void Promise.allSettled(motions).then(() => wanted && setPresent(false))
    return () => {
      wanted = false
    }
  }, [open, present])

  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget

  return (
    <dialog
      {...data}
      ref={ref}
      open={openAtFirst}
      closedby={dismissible ? 'closerequest' : 'none'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={clsx('modal', className)}
      // A file input inside also sends `cancel`, and it bubbles.
      onCancel={(event) => {
        if (!isOwn(event)) return
        event.preventDefault()
        if (dismissible) onClose()
      }}
      onClose={(event) => {
        if (!isOwn(event) || !open || event.currentTarget.open) return
        if (dismissible) onClose()
        else event.currentTarget.showModal()
      }}
      onKeyDown={(event) => {
        // Chromium lets a second Esc through `cancel`; it must not pass here.
        if (event.key === 'Escape' && !dismissible) event.preventDefault()
      }}
      // Both ends of a click must lie on the overlay: selecting text and letting go outside is no wish to close.
      onPointerDown={(event) => {
        pressedOutside.current = isOwn(event)
      }}
      onClick={(event) => {
        if (isOwn(event) && pressedOutside.current && dismissible) onClose()
      }}
    >
      {present && children}
    </dialog>
  )
}
