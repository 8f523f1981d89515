import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/category')({ component: () => <h1>categories</h1> })
