import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
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
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
