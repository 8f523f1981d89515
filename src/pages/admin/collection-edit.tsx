import { createFileRoute } from '@tanstack/react-router'
import { adminCollectionQuery } from '#/features/collections/admin.queries.ts'
import { CollectionForm } from '#/features/collections/ui/admin/CollectionForm.tsx'
import { notFoundIfNone } from '../notFoundIfGone.ts'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'
import { useCollectionLinks } from './useCollectionLinks.ts'

export const Route = createFileRoute('/admin/collection/edit/$id')({
  // A form must not open with what was loaded before the last change.
  gcTime: 0,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const collection = await queryClient
      .fetchQuery({ ...adminCollectionQuery(id), staleTime: 0 })
      .catch(notFoundIfNone)
    return { collection }
  },
  head: titled(() => m.editCollection()),
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
