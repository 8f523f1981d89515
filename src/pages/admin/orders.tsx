import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/order')({ component: () => <h1>orders</h1> })
