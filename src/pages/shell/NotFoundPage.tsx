import { useMatches } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { Shell } from './Shell.tsx'

// The router carries this page into every first load; what it shows is fetched when it is needed.
const NotFoundContent = lazy(() =>
  import('./NotFoundContent.tsx').then((module) => ({ default: module.NotFoundContent })),
)

export interface NotFoundPageProps {
  title?: ReactNode
  text?: ReactNode
}

/** A page that is not there. Inside a layout it is only the content; for an unknown address it brings the shop along. */
export function NotFoundPage({ title, text }: NotFoundPageProps) {
  const insideLayout = useMatches({ select: (matches) => matches.length > 1 })
  const content = (
    <Suspense>
      <NotFoundContent title={title} text={text} />
    </Suspense>
  )
  return insideLayout ? content : <Shell>{content}</Shell>
}
