import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { client, read } from '#/platform/http/client.ts'
import type { CatalogApi } from '../../catalog.handlers.ts'
import { wordsOf } from '../../catalog.queries.ts'
import type { Listing } from './useListing.ts'

/** What the listing can be narrowed to. Asked for by the browser alone: no page waits for it or ends with its counts. */
export function useFacets({ category, search: { sort: _, ...search }, source }: Listing, enabled: boolean) {
  const query = wordsOf(source ? { ...search, ...source.beside } : { category, ...search })
  return useQuery({
    queryKey: ['products', source ? source.path : 'facets', query],
    queryFn: ({ signal }) =>
      source
        ? source.readFacets(query, signal)
        : read(client<CatalogApi>().api.facets.$get({ query }, { init: { signal } })),
    // Those of before stay while others are counted.
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** From where on the filters stand beside the products. */
const WIDE = '(min-width: 64rem)'

/** Whether they do; not known while the page comes to life. */
export function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const media = matchMedia(WIDE)
    media.onchange = () => setIsWide(media.matches)
    setIsWide(media.matches)
    return () => {
      media.onchange = null
    }
  }, [])
  return isWide
}

/** A component that the page can do without: fetched once it is wanted, and left out where it cannot be had. */
export function useLater<Props>(
  fetchCode: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [code, setCode] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (isWanted) fetchCode().then((fetched) => setCode(() => fetched), Boolean)
  }, [isWanted, fetchCode])
  return code
}
