import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { ApiError } from '#/platform/http/client.ts'
import { savesData } from '#/ui/savesData.ts'
import { isAdminPage, SERVICE_WORKER } from './saving.rules.ts'
import type { Seen } from './seen.ts'

/**
 * Has pages saved as they are seen, for when there is no connection; or what was saved dropped, where the shop does without. An
 * admin's pages are none that anybody else should find on this device.
 */
export async function startOffline(router: AnyRouter): Promise<void> {
  // What is pressed without a connection is answered in words, whose place cannot be fetched then.
  if (!savesData()) void import('#/ui/kit/ToastRegion.tsx').catch(() => undefined)
  const workers = navigator.serviceWorker
  if (!workers || isAdminPage(location.pathname)) return
  const shop = router.options.context.queryClient.getQueryData(shopQuery.queryKey)
  if (shop?.offlinePages === false) return endOffline(workers)
  const loaded = location.href
  let registration: ServiceWorkerRegistration | undefined
  const sendSeen = () => {
    const worker = workers.controller ?? registration?.active
    if (!navigator.onLine || isAdminPage(location.pathname)) return
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const seen: Seen = {
      address: location.href,
      files,
      isRelayed: workers.controller !== null,
      mayFetch: !savesData(),
    }
    worker?.postMessage(seen)
  }
  // Without a connection each page is a visit, which the worker answers.
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const isAnother = fromLocation && addressOf(fromLocation) !== addressOf(toLocation)
    // By then the address is that of the other page.
    if (isAnother && workers.controller && !navigator.onLine) setTimeout(() => location.reload())
  })
  router.subscribe('onRendered', () => {
    if (location.href !== loaded) {
      if (workers.controller && isCutOff(router)) return location.reload()
      // A saved page (OfflineCallout.tsx) is left behind.
      delete document.documentElement.dataset.savedAt
      window.dispatchEvent(new Event('savedpage'))
    }
    sendSeen()
  })
  workers.addEventListener('controllerchange', sendSeen)
  registration = await workers.register(SERVICE_WORKER, { updateViaCache: 'none' }).catch(() => undefined)
  sendSeen()
}

const addressOf = ({ pathname, searchStr }: ParsedLocation): string => pathname + searchStr

/** Whether a page could not be had because nothing answered. */
const isCutOff = (router: AnyRouter): boolean =>
  router.state.matches.some(
    ({ error }) => error && (error instanceof ApiError ? error.status === 0 : !navigator.onLine),
  )

/** Has the worker replaced by the one that ends (http/addServiceWorker.ts); what it saved while it went is dropped afterwards. */
async function endOffline(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations()
  for (const registration of registrations) await registration.update()
  if (registrations.length === 0) for (const name of await caches.keys()) await caches.delete(name)
}
