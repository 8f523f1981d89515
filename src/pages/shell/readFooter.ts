import type { QueryClient } from '@tanstack/react-query'

/** Has what the footer names there when the server sends a page. The browser asks by itself, once the footer's code is there. */
export async function readFooter(queryClient: QueryClient): Promise<void> {
  if (!import.meta.env.SSR) return
  const { footerPagesQuery } = await import('#/features/content/content.queries.ts')
  await queryClient.prefetchQuery(footerPagesQuery)
}
