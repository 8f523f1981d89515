import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_storefront/checkout')({ component: () => <h1>checkout</h1> })
