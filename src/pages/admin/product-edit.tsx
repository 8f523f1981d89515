import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/product/edit/$id')({ component: () => <h1>product-edit</h1> })
