import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/manage-banners')({ component: () => <h1>visuals</h1> })
