import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/privacy-policy')({ component: () => <h1>privacy</h1> })
