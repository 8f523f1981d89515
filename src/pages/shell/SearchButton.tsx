import { lazy, Suspense, useState } from 'react'
import { Search } from '#/ui/icons/storefront.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'

const SearchPanel = lazy(() =>
  import('#/features/catalog/ui/SearchPanel.tsx').then((module) => ({ default: module.SearchPanel })),
)

/** Opens the search box; its code is fetched with the first opening. */
export function SearchButton() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <IconButton
        label="Search"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Search aria-hidden className="size-5.5" strokeWidth={1.5} />
      </IconButton>
      {wanted && (
        <Suspense>
          <SearchPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
