import { createFileRoute, Link } from '@tanstack/react-router'
import { adminPagesQuery } from '#/features/content/admin.queries.ts'
import { PageList } from '#/features/content/ui/admin/PageList.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'

export const Route = createFileRoute('/admin/page')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, adminPagesQuery),
  head: ({ match }) => ({ meta: [{ title: `Pages | ${match.context.shop.name}` }] }),
  component: Pages,
})

function Pages() {
  return (
    <>
      <PageHeading
        title="Pages"
        text="Your story, a lookbook, how to drape a saree: what you write yourself, with pictures and products."
        className="mb-5"
        actions={
          <Link to="/admin/page/create" className={buttonClass({ variant: 'primary' })}>
            Add page
          </Link>
        }
      />
      <PageList />
    </>
  )
}
