import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
import { savesData } from '#/ui/savesData.ts'
import { addLaterPages } from './laterPages.ts'
import { m } from './offline/messages/offline.messages.ts'
import { recordEarlyEdits } from './repeatEarlyEdits.ts'
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
  () => void import('./startWhenIdle.ts').then((it) => it.startWhenIdle(router)).catch(() => undefined),
)

/** Of a page whose code did not come: what the server sent stands there, and nothing on it answers. */
function sayIncomplete(): void {
  const said = document.createElement('p')
  said.role = 'alert'
  said.className =
    'fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-ink px-4 py-2 text-white'
  const reload = document.createElement('button')
  reload.className = 'min-h-11 font-semibold underline'
  reload.textContent = m.loadAgain()
  reload.onclick = () => location.reload()
  said.append(m.incomplete(), reload)
  document.body.append(said)
}

/** Calls `then` when the page has come to life, but for parts of it that come after the rest. */
function WhenAlive({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then])
  return children
}

function start(): void {
  const repeatEarlyEdits = recordEarlyEdits()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <WhenAlive then={repeatEarlyEdits}>
          <RouterClient router={router} />
        </WhenAlive>
      </StrictMode>,
    )
  })
}

void Promise.resolve(isKnown || addLaterPages(router)).then(start, sayIncomplete)
