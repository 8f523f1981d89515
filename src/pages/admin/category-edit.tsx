import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/category/edit/$id')({ component: () => <h1>category-edit</h1> })
