import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/terms&condition')({ component: () => <h1>terms</h1> })
