import { createFileRoute, notFound } from '@tanstack/react-router'
import { adminPageQuery } from '#/features/content/admin.queries.ts'
import { PageForm } from '#/features/content/ui/admin/PageForm.tsx'
import { ApiError } from '#/platform/http/client.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/page/edit/$id')({
  // A form must not open with what was loaded before the last change.
  gcTime: 0,
  loader: async ({ context: { queryClient }, params }) => {
    const page = await queryClient
      .fetchQuery({ ...adminPageQuery(params.id), staleTime: 0 })
      .catch((reason) => {
        // An id that is none is refused as such.
        const isNone = reason instanceof ApiError && [404, 422].includes(reason.status)
        throw isNone ? notFound() : reason
      })
    return { page }
  },
  head: ({ match }) => ({ meta: [{ title: `${m.editPage()} | ${match.context.shop.name}` }] }),
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
