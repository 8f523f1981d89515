import type { AnyRouter } from '@tanstack/react-router'

let hasAll = import.meta.env.SSR

/**
 * Adds the pages that no visit begins with (firstPages.ts) to the browser's router.
 * @returns whether they were not there, so that an address has to be looked for again
 */
export async function addLaterPages(router: AnyRouter): Promise<boolean> {
  if (hasAll || import.meta.env.SSR) return false
  // Here that is the tree of all pages. When it is run, it gives each page its place among the routes.
  await import('./routeTree.gen.ts')
  if (!hasAll) router.setRoutes(router.buildRouteTree())
  hasAll = true
  return true
}
