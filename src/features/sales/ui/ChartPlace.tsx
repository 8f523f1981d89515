import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { m } from '../messages/sales.messages.ts'

export interface ChartPlaceProps {
  /** px; kept from the first HTML on, so that nothing moves when the chart arrives. */
  height: number
  children: ReactNode
}

/**
 * Where a chart is drawn, in the browser only: charts are a library that nobody else needs, fetched after the numbers
 * are there. It is for eyes; the table behind it says the same.
 */
export function ChartPlace({ height, children }: ChartPlaceProps) {
  const hydrated = useHydrated()
  return (
    <div aria-hidden className="mt-4" style={{ height }}>
      {hydrated && <Suspense>{children}</Suspense>}
    </div>
  )
}

/** Stands where a chart could not be fetched. */
export function NoChart() {
  return (
    <p className="grid h-full place-items-center rounded-md bg-sand px-4 text-center text-sm text-ink-soft">
      {m.noChart()}
    </p>
  )
}
