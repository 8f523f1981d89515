import { createFileRoute, notFound } from '@tanstack/react-router'
import { adminCollectionQuery } from '#/features/collections/admin.queries.ts'
import { CollectionForm } from '#/features/collections/ui/admin/CollectionForm.tsx'
import { ApiError } from '#/platform/http/client.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'
import { useCollectionLinks } from './useCollectionLinks.ts'

export const Route = createFileRoute('/admin/collection/edit/$id')({
  // A form must not open with what was loaded before the last change.
  gcTime: 0,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const collection = await queryClient
      .fetchQuery({ ...adminCollectionQuery(id), staleTime: 0 })
      .catch((reason) => {
        const isGone = reason instanceof ApiError && (reason.status === 404 || reason.status === 422)
        throw isGone ? notFound() : reason
      })
    return { collection }
  },
  head: ({ match }) => ({ meta: [{ title: `${m.editCollection()} | ${match.context.shop.name}` }] }),
  component: EditCollection,
})

function EditCollection() {
  const { collection } = Route.useLoaderData()
  return (
    <>
      <FormHeading title={m.edit({ name: collection.name })} to="/admin/collection" back={m.collections()} />
      <CollectionForm key={collection._id} collection={collection} linksTo={useCollectionLinks()} />
    </>
  )
}
