import { createLink, useCanGoBack, useRouter } from '@tanstack/react-router'
import { BackLink } from '#/ui/kit/BackLink.tsx'

const LinkBack = createLink(BackLink)

/** The arrow back: to where the visitor came from, or to all products for those who came straight here. */
export function DetailBack({ className }: { className?: string }) {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <LinkBack
      to="/new/$category/collections"
      params={{ category: 'all' }}
      className={className}
      onClick={(event) => {
        if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        history.back()
      }}
    />
  )
}
