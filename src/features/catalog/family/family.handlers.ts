import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from './family.contract.ts'
import { findFamilies } from './family.store.ts'

const MOST_PROPOSED = 20

export const familyApi = ({ db }: Services) =>
  roomApi().openapi(contract.listFamilies, async (c) =>
    c.json(await findFamilies(db, c.req.valid('query').q ?? '', MOST_PROPOSED), 200),
  )

export type FamilyApi = ReturnType<typeof familyApi>
