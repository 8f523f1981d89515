import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type PeriodName, periodNames, USUAL_PERIOD } from '../periods.rules.ts'
import { periodWords } from './periodSearch.ts'

/** The periods, each a link: they work without scripts, and Back leads to the one before. */
export function PeriodTabs({ current }: { current: PeriodName }) {
  return (
    <nav aria-label="Period" className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max min-w-full gap-1 border-b border-line">
        {periodNames.map((name) => (
          <li key={name}>
            <Link
              to="/admin/dashboard"
              search={name === USUAL_PERIOD ? {} : { period: name }}
              resetScroll={false}
              aria-current={name === current ? 'page' : undefined}
              className={clsx(
                '-mb-px flex min-h-11 items-center border-b-2 px-3 font-semibold whitespace-nowrap',
                name === current
                  ? 'border-kumkum text-ink'
                  : 'border-transparent text-ink-soft hover:border-line hover:text-ink',
              )}
            >
              {periodWords[name].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
