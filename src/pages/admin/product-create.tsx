import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/product/create')({ component: () => <h1>product-create</h1> })
