import { createFileRoute, Link } from '@tanstack/react-router'
import { adminPagesQuery } from '#/features/content/admin.queries.ts'
import { PageList } from '#/features/content/ui/admin/PageList.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/page')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, adminPagesQuery),
  head: titled(() => m.pages()),
  component: Pages,
})

function Pages() {
  return (
    <>
      <PageHeading
        title={m.pages()}
        text={m.pagesText()}
        className="mb-5"
        actions={
          <Link to="/admin/page/create" className={buttonClass({ variant: 'primary' })}>
            {m.addPage()}
          </Link>
        }
      />
      <PageList />
    </>
  )
}
