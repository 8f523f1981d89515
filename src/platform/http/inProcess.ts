/** The API of this very process, for pages that are rendered on the server: same endpoints, same checks, no network. */
type Handle = (request: Request) => Response | Promise<Response>

let handle: Handle | undefined

export const offerApi = (handler: Handle): void => {
  handle = handler
}

/** @throws Error when no API was offered (a page rendered outside the server). */
export function callApi(request: Request): Response | Promise<Response> {
  if (!handle) throw new Error('The API is not running in this process')
  return handle(request)
}
