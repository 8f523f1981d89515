import { useId } from 'react'
import { X } from '#/ui/icons/storefront.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { Modal } from '#/ui/kit/Modal.tsx'
import { m } from './messages/search.messages.ts'
import { SearchBox } from './SearchBox.tsx'

export interface SearchPanelProps {
  open: boolean
  onClose: () => void
}

/** The search box in a panel that comes down over the header. */
export function SearchPanel({ open, onClose }: SearchPanelProps) {
  const id = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="inset-x-0! top-0! bottom-auto! m-0! max-h-dvh! w-full! flex-col open:flex"
    >
      <div className="mx-auto flex max-h-dvh w-full max-w-3xl flex-col px-4 pt-3 pb-4 md:px-6 md:pt-5">
        <div className="flex flex-none items-center justify-between">
          <h2 id={id} className="text-xl">
            {m.search()}
          </h2>
          <IconButton label={m.closeSearch()} onClick={onClose} className="-me-2">
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        <SearchBox onDone={onClose} />
      </div>
      <span className="zari-line" aria-hidden />
    </Modal>
  )
}
