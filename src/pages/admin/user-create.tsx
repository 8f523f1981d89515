import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/user/create')({ component: () => <h1>user-create</h1> })
