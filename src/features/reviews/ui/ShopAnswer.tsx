import { useSuspenseQuery } from '@tanstack/react-query'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { m } from '../messages/reviews.messages.ts'
import type { Review } from '../reviews.schema.ts'
import { TimeAgo } from './TimeAgo.tsx'

/** What the shop says to a review. */
export function ShopAnswer({ answer }: { answer: NonNullable<Review['answer']> }) {
  const { name } = useSuspenseQuery(shopQuery).data
  return (
    <section aria-label={m.answerFrom({ name })} className="mt-3 border-s-2 border-haldi ps-4">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-semibold">{m.answerFrom({ name })}</span>
        <TimeAgo at={answer.createdAt} />
      </p>
      <p className="mt-1 text-ink-soft wrap-anywhere whitespace-pre-line">{answer.text}</p>
    </section>
  )
}
