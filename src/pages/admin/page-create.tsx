import { createFileRoute } from '@tanstack/react-router'
import { PageForm } from '#/features/content/ui/admin/PageForm.tsx'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/page/create')({
  head: ({ match }) => ({ meta: [{ title: `${m.addPage()} | ${match.context.shop.name}` }] }),
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
