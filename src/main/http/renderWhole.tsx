import {
  createSsrStreamResponse,
  defineHandlerCallback,
  getSsrStatus,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream } from 'react-dom/server'

/**
 * Renders a page whole before it is sent. The library's own way sends what is there, and closes the gaps afterwards: what a process
 * renders first has one for each part whose code it has not loaded yet. They closed before everybody's eyes, and the page was kept so.
 */
export const renderWhole = defineHandlerCallback(
  async ({ request: { signal }, router, responseHeaders: headers }) => {
    try {
      const nonce = router.options.ssr?.nonce
      const rendering = await renderToReadableStream(<StartServer router={router} />, {
        signal,
        ...(nonce && { nonce }),
        // No part waits for a script that puts it in its place because the page is long.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => {
          if (!signal.aborted) console.error('Error in a rendered page:', error)
        },
      })
      await rendering.allReady
      const page = transformReadableStreamWithRouter(router, rendering, {
        rendererSafePoint: 'script-close',
        signal,
      })
      return createSsrStreamResponse(router, new Response(page, { status: getSsrStatus(router), headers }))
    } catch (error) {
      router.serverSsr?.cleanup()
      throw error
    }
  },
)
