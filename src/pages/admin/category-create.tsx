import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/category/create')({ component: () => <h1>category-create</h1> })
