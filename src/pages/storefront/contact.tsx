import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/contact-us')({ component: () => <h1>contact</h1> })
