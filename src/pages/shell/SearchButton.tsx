import { useState } from 'react'
import { Search } from '#/ui/icons/storefront.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { useOverlayCode } from '#/ui/kit/useOverlayCode.ts'
import { m } from './messages/shell.messages.ts'

const fetchSearchPanel = () =>
  import('#/features/catalog/ui/search/SearchPanel.tsx').then((module) => module.SearchPanel)

/** Opens the search box; its code is fetched with the first opening. */
export function SearchButton() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const SearchPanel = useOverlayCode(fetchSearchPanel, { open, onClose: close })
  return (
    <>
      <IconButton
        label={m.search()}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden className="size-5.5" strokeWidth={1.5} />
      </IconButton>
      {SearchPanel && <SearchPanel open={open} onClose={close} />}
    </>
  )
}
