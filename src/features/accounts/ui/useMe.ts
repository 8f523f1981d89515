import { useQuery } from '@tanstack/react-query'
import { rootRouteId, useHydrated, useRouteContext } from '@tanstack/react-router'
import { type Audience, audienceOf } from '#/platform/http/audience.rules.ts'
import { meQuery } from '../accounts.queries.ts'
import type { User } from '../accounts.schema.ts'

export interface Me {
  /** Whom the page is for: known from the first moment. */
  readonly audience: Audience
  /** Null for a visitor; undefined until it is known and may be shown. */
  readonly user: User | null | undefined
}

/**
 * Who looks at the page. One that many get alike was rendered for an audience: it comes to life just so, and shows
 * afterwards what is this person's own.
 */
export function useMe(): Me {
  const { audience, isShared, cameShared } = useRouteContext({ from: rootRouteId })
  const isHydrated = useHydrated()
  const { data } = useQuery(meQuery)
  const user = (isShared || cameShared) && !isHydrated ? undefined : data
  return { audience: user === undefined ? audience : audienceOf(user), user }
}
