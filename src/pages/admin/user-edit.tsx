import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/user/edit/$id')({ component: () => <h1>user-edit</h1> })
