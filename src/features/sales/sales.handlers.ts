import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { readSales } from './readSales.actions.ts'
import * as contract from './sales.contract.ts'
import { presentSales } from './sales.present.ts'

/** The figures of the dashboard: read only, for admins. */
export const salesApi = ({ db }: Services) =>
  roomApi().openapi(contract.readSales, async (c) =>
    c.json(presentSales(await readSales(db, c.req.valid('query').period, new Date())), 200),
  )

export type SalesApi = ReturnType<typeof salesApi>
