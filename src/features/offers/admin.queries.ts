import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { SeenValues } from '#/platform/http/seen.schema.ts'
import { useChange } from '#/ui/resource/useChange.ts'
import type { OffersApi } from './offers.handlers.ts'
import type { OfferFields } from './offers.schema.ts'

const api = () => client<OffersApi>().api.admin.offer
const offersKey = ['offers', 'admin'] as const

/** All offers with what became of them. */
export const adminOffersQuery = queryOptions({
  queryKey: offersKey,
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
})

export const adminOfferQuery = (_id: string) =>
  queryOptions({
    queryKey: [...offersKey, _id],
    queryFn: ({ signal }) => read(api()[':_id'].$get({ param: { _id } }, { init: { signal } })),
  })

/** What a bag would cost if the offer were saved so; what it cost before stays until that is there. */
export const offerPreviewQuery = (json: OfferFields & { readonly products: string[] }) =>
  queryOptions({
    queryKey: ['offers', 'preview', json],
    queryFn: ({ signal }) => read(api().preview.$post({ json }, { init: { signal } })),
    placeholderData: keepPreviousData,
    retry: false,
  })

const useOfferChange = <Input, Answer>(send: (input: Input) => Promise<Answer>) => useChange(offersKey, send)

interface Saving {
  /** Without one a new offer is added. */
  readonly id: string | undefined
  readonly fields: OfferFields
  /** Names of the fields that are sent; all of a new one. */
  readonly names: readonly string[] | undefined
  readonly seen: SeenValues
}

export const useSaveOffer = () =>
  useOfferChange(async ({ id, fields, names, seen }: Saving) => {
    if (id === undefined) return read(api().$post({ json: fields }))
    const json = Object.fromEntries(Object.entries(fields).filter(([name]) => names?.includes(name)))
    return read(api()[':_id'].$post({ param: { _id: id }, json: { ...json, ...(seen && { seen }) } }))
  })

export const useSwitchOffer = () =>
  useOfferChange(({ _id, active }: { _id: string; active: boolean }) =>
    read(api()[':_id'].active.$post({ param: { _id }, json: { active } })),
  )

export const useDeleteOffer = () =>
  useOfferChange((_id: string) => read(api()[':_id'].$delete({ param: { _id } })))
