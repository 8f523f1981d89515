import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/')({ component: () => <h1>Home</h1> })
