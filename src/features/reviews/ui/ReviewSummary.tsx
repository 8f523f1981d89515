import { Rating } from '#/ui/kit/Rating.tsx'
import { m } from '../messages/reviews.messages.ts'
import { countStars, fitSummary } from '../reviews.rules.ts'
import type { Review } from '../reviews.schema.ts'

export interface ReviewSummaryProps {
  reviews: readonly Review[]
  /** 0 to 5, to one decimal. */
  average: number
  /** The stars whose reviews alone are shown; undefined for all. */
  stars: number | undefined
  onStars: (stars: number | undefined) => void
}

/** What all reviews say together: stars, how many gave each, and how the size turns out. A bar shows its reviews alone. */
export function ReviewSummary({ reviews, average, stars, onStars }: ReviewSummaryProps) {
  const fit = fitSummary(reviews)
  return (
    <div className="mb-2">
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        <Rating value={average} />
        <span className="tabular-nums">{m.outOfFive({ average, count: reviews.length })}</span>
      </p>
      {fit && <p className="mt-1 text-sm text-ink-soft">{fit}</p>}
      <ul className="mt-2 max-w-sm">
        {countStars(reviews).map((row) => (
          <li key={row.stars}>
            <button
              type="button"
              disabled={row.count === 0}
              aria-pressed={row.stars === stars}
              onClick={() => onStars(row.stars === stars ? undefined : row.stars)}
              className="grid min-h-8 w-full grid-cols-[2.25rem_minmax(0,1fr)_2.5rem] items-center gap-2 rounded-sm text-sm text-ink-soft tabular-nums not-disabled:hover:text-peacock aria-pressed:font-semibold aria-pressed:text-peacock max-md:min-h-11"
            >
              <span className="text-start">
                {row.stars} <span aria-hidden>★</span>
                <span className="sr-only">{m.starsOfRow({ count: row.stars })}</span>
              </span>
              <span className="h-2 overflow-hidden rounded-full bg-sand">
                <span
                  className="block h-full rounded-full bg-haldi"
                  style={{ width: `${(row.count / reviews.length) * 100}%` }}
                />
              </span>
              <span className="text-end">
                {row.count} <span className="sr-only">{m.reviewNoun({ count: row.count })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {stars !== undefined && (
        <button type="button" className="link min-h-11 text-sm" onClick={() => onStars(undefined)}>
          {m.showAllAgain()}
        </button>
      )}
    </div>
  )
}
