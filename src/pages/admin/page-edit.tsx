import { createFileRoute } from '@tanstack/react-router'
import { adminPageQuery } from '#/features/content/admin.queries.ts'
import { PageForm } from '#/features/content/ui/admin/PageForm.tsx'
import { notFoundIfNone } from '../notFoundIfGone.ts'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/page/edit/$id')({
  // A form must not open with what was loaded before the last change.
  gcTime: 0,
  loader: async ({ context: { queryClient }, params }) => {
    const page = await queryClient
      .fetchQuery({ ...adminPageQuery(params.id), staleTime: 0 })
      .catch(notFoundIfNone)
    return { page }
  },
  head: titled(() => m.editPage()),
  component: EditPage,
})

function EditPage() {
  const { page } = Route.useLoaderData()
  return (
    <>
      <FormHeading title={m.edit({ name: page.title })} to="/admin/page" back={m.pages()} />
      <PageForm key={page._id} page={page} />
    </>
  )
}
