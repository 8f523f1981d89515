import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/faqs')({ component: () => <h1>faqs</h1> })
