import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { DetailBack } from './DetailBack.tsx'
import { m } from './messages/detail.messages.ts'

export function ProductNotFound() {
  // An effect: on the server the warning would be a line in the log for whatever address somebody made up.
  useEffect(() => console.warn('Product not found.'), [])
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-1 pb-12 md:px-6 md:pt-3">
      <DetailBack />
      <EmptyState
        level={1}
        title={m.notFound()}
        text={m.notFoundText()}
        action={
          <Link
            to="/new/$category/collections"
            params={{ category: 'all' }}
            className={buttonClass({ variant: 'primary' })}
          >
            {m.seeCollection()}
          </Link>
        }
      />
    </div>
  )
}
