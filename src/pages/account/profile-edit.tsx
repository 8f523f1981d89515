import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/_account/profile/edit/$id')({
  component: () => <h1>profile-edit</h1>,
})
