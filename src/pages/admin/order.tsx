import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/order/view/$id')({ component: () => <h1>order</h1> })
