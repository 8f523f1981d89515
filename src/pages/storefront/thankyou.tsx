import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/thankyou')({ component: () => <h1>thankyou</h1> })
