import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set while the pictures of a product fill the screen. */
    closeLook?: boolean
  }
}

/**
 * Gives what is open an entry of its own in the history, so that Back, on a phone its gesture, closes it and not the page.
 * The answer closes it from within, by going back.
 */
export function useBackCloses(open: boolean, onClose: () => void): () => void {
  const router = useRouter()
  const isEntered = useLocation({ select: ({ state }) => state.closeLook === true })
  const wasEntered = useRef(false)
  const enter = useEffectEvent(() => {
    // A page that was loaded again with it open has the entry already.
    if (!isEntered)
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: { closeLook: true },
        resetScroll: false,
      })
  })
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (open) enter()
    else wasEntered.current = false
  }, [open])
  useEffect(() => {
    if (isEntered) wasEntered.current = true
    else if (wasEntered.current) leave()
  }, [isEntered])
  return () => (wasEntered.current ? router.history.back() : onClose())
}
