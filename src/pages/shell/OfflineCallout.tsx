import { useSyncExternalStore } from 'react'
import { WifiOff } from '#/ui/icons/storefront.tsx'

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

/** Says so while the device has no connection; the live region stands ready before. */
export function OfflineCallout() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div
      role="status"
      className="offline-callout pointer-events-none fixed inset-x-0 z-50 flex justify-center p-3"
    >
      {!online && (
        <p className="flex items-center gap-3 rounded-md bg-ink px-4 py-3 text-sm text-page shadow-lg">
          <WifiOff aria-hidden className="size-5 flex-none text-haldi" strokeWidth={1.75} />
          You are offline. What you see may be out of date; changes need a connection.
        </p>
      )}
    </div>
  )
}
