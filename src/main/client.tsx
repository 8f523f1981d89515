import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
import { savesData } from '#/ui/savesData.ts'
import { addLaterPages } from './laterPages.ts'
import { getRouter } from './router.tsx'

/**
 * Takes over the page the server sent. The router alone does that: Start's own client would bring what server
 * functions need (8 KB compressed), and the shop has none.
 */
const router = getRouter()
// A page of somebody signed in that the browser brings back whole (Back) may be the page of somebody who has left since.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && router.options.context.queryClient.getQueryData(meQuery.queryKey) !== null)
    location.reload()
})
// The page that was sent may be one that few visits begin with. Else it is asked for while nothing else goes on, so that a
// press waits for the page alone; a press that comes earlier asks itself.
const isKnown = router.matchRoutes(router.latestLocation).length > 1
if (isKnown && 'requestIdleCallback' in window && !savesData())
  requestIdleCallback(() => void addLaterPages(router).catch(() => undefined), { timeout: 8_000 })
const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
whenIdle(
  () => void import('./offline/startOffline.ts').then((it) => it.startOffline(router)).catch(() => undefined),
)
void Promise.resolve(isKnown || addLaterPages(router)).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  }),
)
