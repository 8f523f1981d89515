import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import type { Moves } from '../moves/moves.schema.ts'
import { m } from './messages/moves.messages.ts'

/** One day is said once. */
function spanWords(at: string, until: string | undefined): string {
  const [first, last] = [formatIndiaDay(at), until && formatIndiaDay(until)]
  if (last === first) return first
  return last ? m.days({ first, last }) : m.untilToday({ first })
}

/** What was asked of each size, newest first; the bars are as long as the prices are high. */
export function PriceMoves({ moves }: { moves: readonly Moves[] }) {
  return (
    <div className="grid gap-8">
      {moves.map(({ size, asked }) => (
        <section key={size}>
          {moves.length > 1 && (
            <h2 className="mb-3 text-lg">{size === '' ? m.lowest() : m.size({ size })}</h2>
          )}
          <Bars asked={asked} />
        </section>
      ))}
    </div>
  )
}

function Bars({ asked }: Pick<Moves, 'asked'>) {
  const most = Math.max(...asked.map(({ price }) => price ?? 0))
  return (
    <ol className="grid gap-4">
      {asked
        .map(({ at, price }, index) => ({ at, price, until: asked[index + 1]?.at }))
        .toReversed()
        .map(({ at, price, until }) => (
          <li key={at}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-sm text-ink-soft">{spanWords(at, until)}</span>
              <span className="font-semibold tabular-nums">
                {price === null ? m.notForSale() : formatRupees(price)}
              </span>
            </p>
            <div aria-hidden className="mt-1 h-2.5 rounded-full bg-sand">
              <div
                className="h-full rounded-full bg-peacock"
                style={{ width: `${most > 0 ? ((price ?? 0) / most) * 100 : 0}%` }}
              />
            </div>
          </li>
        ))}
    </ol>
  )
}
