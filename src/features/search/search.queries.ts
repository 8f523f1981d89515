import { queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import { useChange } from '#/ui/resource/useChange.ts'
import type { SearchApi } from './search.handlers.ts'

const api = () => client<SearchApi>().api.admin.search

/** For admins: words that mean the same, and words that were sought and not found. */
export const searchWordsQuery = queryOptions({
  queryKey: ['searchWords'],
  queryFn: ({ signal }) => read(api().$get(undefined, { init: { signal } })),
})

/** What changes words; afterwards they are read again, also where somebody else was quicker. */
const useWordChange = <Input, Answer>(send: (input: Input) => Promise<Answer>) =>
  useChange(searchWordsQuery.queryKey, send, { afterRefusal: true })

interface Saved {
  /** The group that is changed; a new one without an id. */
  id: string | undefined
  /** As they were typed. */
  words: string
  /** What the form showed of the group. */
  seen: readonly string[]
  missed: string | undefined
}

export const useSaveSynonyms = () =>
  useWordChange(({ id, words, seen, missed }: Saved) =>
    id === undefined
      ? read(api().synonyms.$post({ json: { words, missed } }))
      : read(
          api().synonyms[':_id'].$post({
            param: { _id: id },
            json: { words, missed, seen: { words: seen } },
          }),
        ),
  )

export const useDeleteSynonyms = () =>
  useWordChange((_id: string) => read(api().synonyms[':_id'].$delete({ param: { _id } })))

export const useForgetMissed = () =>
  useWordChange((word: string) => read(api().missed[':word'].$delete({ param: { word } })))
