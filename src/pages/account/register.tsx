import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/register')({ component: () => <h1>register</h1> })
