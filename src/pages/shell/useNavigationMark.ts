import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** What only the page that the server sent says of itself (pageHead.ts). */
const previews = 'meta[name=description], meta[name^="twitter:"], meta[property]'

/**
 * Marks the document while another page is on its way: a line along the upper edge says at once that the press was heard
 * (motion.css). What is on the screen stays until the next page is there.
 */
export function useNavigationMark(): void {
  const router = useRouter()
  useEffect(() => {
    const mark = (isGoing: boolean) => document.documentElement.toggleAttribute('data-going', isGoing)
    const ends = [
      router.subscribe('onBeforeLoad', ({ pathChanged }) => mark(pathChanged)),
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        mark(false)
        if (fromLocation && pathChanged) for (const meta of document.querySelectorAll(previews)) meta.remove()
      }),
    ]
    return () => {
      for (const end of ends) end()
      mark(false)
    }
  }, [router])
}
