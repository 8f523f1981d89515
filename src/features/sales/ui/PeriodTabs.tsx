import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { m } from '../messages/sales.messages.ts'
import { type PeriodName, periodNames, USUAL_PERIOD } from '../periods.rules.ts'
import { periodWords } from './periodSearch.ts'

/** The periods, each a link: they work without scripts, and Back leads to the one before. */
export function PeriodTabs({ current }: { current: PeriodName }) {
  return (
    <nav aria-label={m.period()}>
      <ul className="flex flex-wrap gap-2">
        {periodNames.map((name) => (
          <li key={name}>
            <Link
              to="/admin/dashboard"
              search={name === USUAL_PERIOD ? {} : { period: name }}
              resetScroll={false}
              aria-current={name === current ? 'page' : undefined}
              className={clsx(
                'grid min-h-11 place-items-center rounded-md border px-3.5 font-semibold whitespace-nowrap transition-colors',
                name === current
                  ? 'border-peacock bg-peacock text-white'
                  : 'border-edge bg-surface hover:border-peacock',
              )}
            >
              {periodWords[name].label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
