import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { addSynonyms, changeSynonyms, deleteSynonyms, forgetMissed } from './changeSynonyms.actions.ts'
import { m } from './messages/search.messages.ts'
import * as contract from './search.contract.ts'
import { presentMissed, presentSynonyms } from './search.present.ts'
import { listMissed, listSynonyms } from './search.store.ts'

/** The words of searches, for admins. What is found by them the catalogue answers. */
export function searchApi(services: Services) {
  const { db } = services
  return roomApi()
    .openapi(contract.readSearchWords, async (c) => {
      const [groups, missed] = await Promise.all([listSynonyms(db), listMissed(db)])
      return c.json({ synonyms: groups.map(presentSynonyms), missed: missed.map(presentMissed) }, 200)
    })
    .openapi(contract.createSynonyms, async (c) => {
      const row = await addSynonyms(services, callerOf(c), c.req.valid('json'))
      return c.json({ message: m.added(), synonyms: presentSynonyms(row) }, 201)
    })
    .openapi(contract.updateSynonyms, async (c) => {
      const { _id } = c.req.valid('param')
      const row = await changeSynonyms(services, callerOf(c), _id, c.req.valid('json'))
      return c.json({ message: m.changed(), synonyms: presentSynonyms(row) }, 200)
    })
    .openapi(contract.deleteSynonyms, async (c) => {
      await deleteSynonyms(services, callerOf(c), c.req.valid('param')._id)
      return c.json({ message: m.deleted() }, 200)
    })
    .openapi(contract.forgetMissedWord, async (c) => {
      await forgetMissed(services, callerOf(c), c.req.valid('param').word)
      return c.json({ message: m.forgotten() }, 200)
    })
}

export type SearchApi = ReturnType<typeof searchApi>
