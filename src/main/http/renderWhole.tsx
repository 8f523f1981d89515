import {
  createSsrStreamResponse,
  defineHandlerCallback,
  getSsrStatus,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream } from 'react-dom/server'
import { partFailed } from '#/platform/http/inProcess.ts'

/** Longer than any question to the database may take (15 s): who asks for the same page waits for it as well. */
const LONGEST_MS = 30_000

/**
 * Renders a page whole before it is sent. The library's own way sends what is there, and closes the gaps afterwards: what a process
 * renders first has one for each part whose code it has not loaded yet. They closed before everybody's eyes, and the page was kept so.
 * @param longestMs a page that takes longer fails
 */
export const renderWithin = (longestMs: number) =>
  defineHandlerCallback(async ({ request: { signal }, router, responseHeaders: headers }) => {
    // A timer of its own, which ends with the page: `AbortSignal.timeout` holds on to all that a page was made of until its time is over.
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new DOMException(undefined, 'TimeoutError')), longestMs)
    // A process that ends does not wait for it.
    timer.unref()
    try {
      const nonce = router.options.ssr?.nonce
      const ending = AbortSignal.any([signal, late.signal])
      const rendering = await renderToReadableStream(<StartServer router={router} />, {
        signal: ending,
        ...(nonce && { nonce }),
        // No part waits for a script that puts it in its place because the page is long.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error, { componentStack = '' }) => {
          if (signal.aborted) return
          partFailed()
          console.error('Error in a rendered page:', error, componentStack)
        },
      })
      await rendering.allReady
      ending.throwIfAborted()
      const page = transformReadableStreamWithRouter(router, rendering, {
        rendererSafePoint: 'script-close',
        signal,
      })
      return createSsrStreamResponse(router, new Response(page, { status: getSsrStatus(router), headers }))
    } catch (error) {
      router.serverSsr?.cleanup()
      throw error
    } finally {
      // guard: rendered-page-let-go
      clearTimeout(timer)
    }
  })

export const renderWhole = renderWithin(LONGEST_MS)
