import { useSuspenseQuery } from '@tanstack/react-query'
import { later } from '#/ui/kit/later.tsx'
import { shopQuery } from '../shop.queries.ts'

/** Sent with the page; the code is for the sample alone. */
const SampleLine = later(() => import('./SampleLine.tsx').then((module) => module.SampleLine))

/** One line above every page of the sample shop, so that nobody takes it for a real one; not there in any other. */
export function SampleCallout({ area }: { area: 'shop' | 'admin' }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  return shop.demo ? <SampleLine area={area} /> : null
}
