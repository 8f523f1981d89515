import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { readSales } from './readSales.actions.ts'
import * as contract from './sales.contract.ts'
import { presentSales } from './sales.present.ts'

/** The figures of the dashboard: read only, for admins. */
export const salesApi = ({ replica }: Services) =>
  roomApi().openapi(contract.readSales, async (c) => {
    const { period } = c.req.valid('query')
    const sales = await replica.read(async ({ db, asOf, isReplica }) =>
      presentSales(await readSales(db, period, asOf), isReplica),
    )
    return c.json(sales, 200)
  })

export type SalesApi = ReturnType<typeof salesApi>
