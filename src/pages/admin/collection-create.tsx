import { createFileRoute } from '@tanstack/react-router'
import { CollectionForm } from '#/features/collections/ui/admin/CollectionForm.tsx'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/collection/create')({
  head: ({ match }) => ({ meta: [{ title: `${m.addCollection()} | ${match.context.shop.name}` }] }),
  component: () => (
    <>
      <FormHeading title={m.addCollection()} to="/admin/collection" back={m.collections()} />
      <CollectionForm />
    </>
  ),
})
