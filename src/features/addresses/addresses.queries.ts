import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { useChange } from '#/ui/resource/useChange.ts'
import type { AddressesApi } from './addresses.handlers.ts'
import type { SavedAddressInput } from './addresses.schema.ts'

const api = () => client<AddressesApi>().api.addresses

/** The signed-in customer's address book, what was ordered to last first. */
export const addressBookQuery = queryOptions({
  queryKey: ['addressBook'],
  queryFn: () => read(api().$get()),
})

const useBookChange = <Input, Answer>(send: (input: Input) => Promise<Answer>) =>
  useChange(addressBookQuery.queryKey, send, { afterRefusal: true })

/** Writes an address into the book, or changes the one with this id. */
export const useSaveAddress = () =>
  useBookChange(({ _id, ...json }: SavedAddressInput & { readonly _id?: string | undefined }) =>
    _id === undefined ? read(api().$post({ json })) : read(api()[':_id'].$post({ param: { _id }, json })),
  )

export const useDeleteAddress = () =>
  useBookChange((_id: string) => read(api()[':_id'].$delete({ param: { _id } })))
