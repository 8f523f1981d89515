import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/review')({ component: () => <h1>reviews</h1> })
