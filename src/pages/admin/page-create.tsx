import { createFileRoute } from '@tanstack/react-router'
import { PageForm } from '#/features/content/ui/admin/PageForm.tsx'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/page/create')({
  head: titled(() => m.addPage()),
  component: CreatePage,
})

function CreatePage() {
  return (
    <>
      <FormHeading title={m.addPage()} to="/admin/page" back={m.pages()} />
      <PageForm />
    </>
  )
}
