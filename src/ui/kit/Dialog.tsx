import { type ReactNode, useId } from 'react'
import { X } from '../icons/storefront.tsx'
import { IconButton } from './IconButton.tsx'
import { Modal } from './Modal.tsx'
import { m } from './messages/kit.messages.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** False: no close button, and neither overlay nor Esc closes it. */
  dismissible?: boolean
  size?: 'sm' | 'md' | 'lg'
  /** Buttons; they stay in sight while the content scrolls. */
  actions?: ReactNode
  children?: ReactNode
}

export function Dialog({
  open,
  onClose,
  title,
  description,
  dismissible = true,
  size = 'md',
  actions,
  children,
}: DialogProps) {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      dismissible={dismissible}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      className="dialog"
      data-size={size}
    >
      <span className="zari-line flex-none" aria-hidden />
      <div className="flex flex-none items-start gap-4 px-5 pt-5 pb-1 md:px-7 md:pt-6">
        {/* Large text on a phone leaves room for what the dialog is about. */}
        <h2 id={`${id}-title`} className="flex-1 text-[length:min(var(--text-2xl),8vw)]">
          {title}
        </h2>
        {dismissible && (
          <IconButton label={m.close()} onClick={onClose} className="-me-2 -mt-1.5">
            <X aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
      <div
        tabIndex={children ? 0 : undefined}
        className="min-h-0 flex-auto overflow-y-auto px-5 pt-1 pb-6 -outline-offset-2 md:px-7"
      >
        {description && (
          <div id={`${id}-description`} className="text-ink-soft">
            {description}
          </div>
        )}
        {children}
      </div>
      {actions && (
        <div className="flex flex-none flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-xs:flex-col-reverse max-xs:*:w-full md:px-7">
          {actions}
        </div>
      )}
    </Modal>
  )
}
