import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/profile/edit/$id')({ component: () => <h1>profile-edit</h1> })
