import { type ReactNode, useId } from 'react'
import { X } from '../icons/storefront.tsx'
import { IconButton } from './IconButton.tsx'
import { Modal } from './Modal.tsx'
import { m } from './messages/kit.messages.ts'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** `right` for panels, `bottom` for sheets on phones. */
  side?: 'right' | 'bottom'
  /** Stays in sight at the lower edge, within reach of the thumb. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel that slides in over the page; the overlay, Esc and its close button close it. */
export function Drawer({ open, onClose, title, side = 'right', footer, children }: DrawerProps) {
  const id = useId()
  return (
    <Modal open={open} onClose={onClose} labelledBy={id} className="drawer" data-side={side}>
      <div className="flex flex-none items-center gap-4 py-2 ps-5 pe-3">
        <h2 id={id} className="flex-1 text-xl">
          {title}
        </h2>
        <IconButton label={m.close()} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <span className="zari-line flex-none" aria-hidden />
      <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
      {footer && (
        <div className="flex-none border-t border-line bg-page px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </Modal>
  )
}
