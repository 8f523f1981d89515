import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bannersQuery, slidingTextQuery } from '../visuals.queries.ts'
import type { Banner } from '../visuals.schema.ts'

/** The banners, none until they have arrived; a failure is only logged (specification, section 8). */
export function useBanners(): readonly Banner[] {
  const { data, isError } = useQuery(bannersQuery)
  const understood = Array.isArray(data)

  useEffect(() => {
    if (isError) console.error('Banner fetch failed')
  }, [isError])
  useEffect(() => {
    if (data !== undefined && !understood) console.error('Unexpected banner response format', data)
  }, [data, understood])

  return understood ? data : []
}

/** The sliding text, undefined until it has arrived; after a failure, which is only logged, it is empty (section 8). */
export function useSlidingText(): string | undefined {
  const { data, isError } = useQuery(slidingTextQuery)

  useEffect(() => {
    if (isError) console.error('Sliding text fetch failed')
  }, [isError])

  return isError ? '' : data
}
