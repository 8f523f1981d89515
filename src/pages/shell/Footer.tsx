import { useQuery } from '@tanstack/react-query'
import { footerPagesQuery } from '#/features/content/content.queries.ts'
import { SiteFooter } from '#/features/shop/ui/SiteFooter.tsx'

/** The footer with the pages that the owner wrote. */
export function Footer() {
  const { data: pages = [] } = useQuery(footerPagesQuery)
  return <SiteFooter more={pages.map(({ slug, title }) => ({ path: `/pages/${slug}`, label: title }))} />
}
