import { insertSynonyms } from '../../../src/features/search/search.store.ts'
import { unique } from './made.ts'
import type { Requests, World } from './request.ts'

const synonymGroup = ({ shop }: World) => insertSynonyms(shop.services.db, ['toran', unique()])

export const searchRequests: Requests = {
  'GET /api/admin/search': () => ({}),
  'POST /api/admin/search/synonyms': () => ({ json: { words: 'toran, bandanwar' } }),
  'POST /api/admin/search/synonyms/{_id}': async (world) => ({
    params: { _id: (await synonymGroup(world)).id },
    json: { words: `toran, ${unique()}` },
  }),
  'DELETE /api/admin/search/synonyms/{_id}': async (world) => ({
    params: { _id: (await synonymGroup(world)).id },
  }),
  'DELETE /api/admin/search/missed/{word}': () => ({ params: { word: 'sherwani' } }),
}
