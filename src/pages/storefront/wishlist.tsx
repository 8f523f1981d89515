import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/wishlist')({ component: () => <h1>wishlist</h1> })
