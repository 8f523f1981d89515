import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/details/$id')({ component: () => <h1>detail</h1> })
