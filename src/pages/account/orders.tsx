import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/_account/order')({ component: () => <h1>orders</h1> })
