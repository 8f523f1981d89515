import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a change of page the focus goes to its heading, so that screen readers say where one is and Tab goes on from
 * there. A page that has put the focus somewhere itself, and an open modal, are left alone.
 */
export function useFocusAfterNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const main = document.getElementById('main')
        if (
          !main ||
          main.contains(document.activeElement) ||
          document.querySelector('dialog:modal:not([data-leaving])')
        )
          return
        const heading = main.querySelector('h1') ?? main
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }),
    [router],
  )
}
