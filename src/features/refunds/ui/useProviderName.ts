import { useSuspenseQuery } from '@tanstack/react-query'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { m } from './messages/goingBack.messages.ts'

/** The card provider as people read it; by what it is where cards are not taken any more. */
export const useProviderName = (): string =>
  useSuspenseQuery(shopQuery).data.cardProvider?.name ?? m.cardProvider()
