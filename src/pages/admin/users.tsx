import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/user')({ component: () => <h1>users</h1> })
