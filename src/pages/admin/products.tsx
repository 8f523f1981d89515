import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/product')({ component: () => <h1>products</h1> })
