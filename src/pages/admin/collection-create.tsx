import { createFileRoute } from '@tanstack/react-router'
import { CollectionForm } from '#/features/collections/ui/admin/CollectionForm.tsx'
import { FormHeading } from './FormHeading.tsx'

export const Route = createFileRoute('/admin/collection/create')({
  head: ({ match }) => ({ meta: [{ title: `Add collection | ${match.context.shop.name}` }] }),
  component: () => (
    <>
      <FormHeading title="Add collection" to="/admin/collection" back="Collections" />
      <CollectionForm />
    </>
  ),
})
