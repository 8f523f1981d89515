import { useSyncExternalStore } from 'react'
import { staleText } from '#/platform/http/staleText.ts'
import { currentTag } from '#/platform/language/current.ts'
import { WifiOff } from '#/ui/icons/storefront.tsx'
import { m } from './messages/shell.messages.ts'

const changes = ['online', 'offline', 'savedpage']

function subscribe(notify: () => void): () => void {
  for (const change of changes) window.addEventListener(change, notify)
  return () => {
    for (const change of changes) window.removeEventListener(change, notify)
  }
}

/** When a saved page was made, as the service worker wrote into it (main/offline); '' of one that has just come. */
const savedAt = () => document.documentElement.dataset.savedAt ?? ''

/** Since when the shop shows what it knew, while its database is away (platform/http/client.ts); '' else. */
const staleSince = () => document.documentElement.dataset.staleSince ?? ''

function since(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString()
  return at.toLocaleString(currentTag(), { timeStyle: 'short', ...(isToday ? {} : { dateStyle: 'medium' }) })
}

/** Says so while the device has no connection, and where a page is a saved one; the live region stands ready before. */
export function OfflineCallout() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const saved = useSyncExternalStore(subscribe, savedAt, () => '')
  const stale = useSyncExternalStore(subscribe, staleSince, () => '')
  return (
    <div
      role="status"
      className="offline-callout pointer-events-none fixed inset-x-0 z-50 flex justify-center p-3"
    >
      {(!online || saved || stale) && (
        <p className="flex items-center gap-3 rounded-md bg-ink px-4 py-3 text-sm text-page shadow-lg">
          <WifiOff aria-hidden className="size-5 flex-none text-haldi" strokeWidth={1.75} />
          <span>
            {!online && `${m.offline()} `}
            {stale && online
              ? `${staleText(since(new Date(+stale)))} `
              : saved
                ? `${m.savedPage({ time: since(new Date(+saved)) })} `
                : `${m.mayBeOld()} `}
            {online ? (
              // biome-ignore lint/a11y/useValidAnchor: this very page
              <a href="" className="pointer-events-auto py-3 font-semibold underline">
                {m.loadAgain()}
              </a>
            ) : (
              m.needsConnection()
            )}
          </span>
        </p>
      )}
    </div>
  )
}
