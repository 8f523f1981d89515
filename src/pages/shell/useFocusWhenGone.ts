import { useEffect } from 'react'

/**
 * When the control that had the focus leaves the page (a step of an order is done, a row is deleted), the focus goes to
 * the page's heading: from `<body>` the keyboard would begin anew at the top, and a screen reader would fall silent.
 */
export function useFocusWhenGone(): void {
  useEffect(() => {
    let last: EventTarget | null = null
    const remember = (event: FocusEvent) => {
      last = event.target
    }
    const observer = new MutationObserver(() => {
      const gone = last instanceof Element && !last.isConnected
      if (!gone || document.activeElement !== document.body || document.querySelector('dialog:modal')) return
      last = null
      const heading = document.querySelector<HTMLElement>('#main h1')
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}
