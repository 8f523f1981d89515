import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/about')({ component: () => <h1>about</h1> })
