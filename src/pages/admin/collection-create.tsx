import { createFileRoute } from '@tanstack/react-router'
import { CollectionForm } from '#/features/collections/ui/admin/CollectionForm.tsx'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/collection/create')({
  head: titled(() => m.addCollection()),
  component: () => (
    <>
      <FormHeading title={m.addCollection()} to="/admin/collection" back={m.collections()} />
      <CollectionForm />
    </>
  ),
})
