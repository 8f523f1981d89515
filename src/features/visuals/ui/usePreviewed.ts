import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Lets the admin area's preview steer the page. Its code is fetched only inside the preview: no other page may frame this one. */
export function usePreviewed(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (window.parent === window) return
    let end: (() => void) | undefined
    let left = false
    void import('../previewReceiver.ts').then(({ receivePreview }) => {
      if (!left) end = receivePreview(queryClient)
    })
    return () => {
      left = true
      end?.()
    }
  }, [queryClient])
}
