import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/Shipping-details')({ component: () => <h1>shipping</h1> })
