import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** For `<a>`: a path of the shop is gone to without loading everything anew; what is pressed to open elsewhere does so. */
export function useGoTo(href = '') {
  const router = useRouter()
  const onClick = (event: MouseEvent) => {
    if (href[0] !== '/' || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return { href, onClick }
}
