import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import * as contract from './sales.contract.ts'
import { readSales } from './sales.reading.ts'

/** The figures of the dashboard: read only, for admins. */
export const salesApi = ({ db }: Services) =>
  roomApi().openapi(contract.readSales, async (c) =>
    c.json(await readSales(db, c.req.valid('query').period, new Date()), 200),
  )

export type SalesApi = ReturnType<typeof salesApi>
