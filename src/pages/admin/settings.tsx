import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/settings')({ component: () => <h1>settings</h1> })
