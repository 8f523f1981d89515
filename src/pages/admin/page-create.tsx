import { createFileRoute } from '@tanstack/react-router'
import { PageForm } from '#/features/content/ui/admin/PageForm.tsx'
import { FormHeading } from './FormHeading.tsx'

export const Route = createFileRoute('/admin/page/create')({
  head: ({ match }) => ({ meta: [{ title: `Add page | ${match.context.shop.name}` }] }),
  component: CreatePage,
})

function CreatePage() {
  return (
    <>
      <FormHeading title="Add page" to="/admin/page" back="Pages" />
      <PageForm />
    </>
  )
}
