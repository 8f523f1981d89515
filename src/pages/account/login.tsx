import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/login')({ component: () => <h1>login</h1> })
