import { useSyncExternalStore } from 'react'
import { WifiOff } from '#/ui/icons/storefront.tsx'

function watchConnection(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

/** Says so while the device has no connection; the live region stands ready before. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-3">
      {!online && (
        <p className="flex items-center gap-3 rounded-md bg-ink px-4 py-3 text-sm text-paper shadow-lg">
          <WifiOff aria-hidden className="size-5 flex-none text-haldi" strokeWidth={1.75} />
          You are offline. What you see may be out of date; changes need a connection.
        </p>
      )}
    </div>
  )
}
