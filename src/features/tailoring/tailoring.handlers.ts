import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { chooseServices } from './chooseServices.actions.ts'
import { createService, deleteService, updateService } from './saveServices.actions.ts'
import * as contract from './tailoring.contract.ts'
import { presentBagServices, presentService } from './tailoring.present.ts'
import type { ServiceFields } from './tailoring.schema.ts'
import * as store from './tailoring.store.ts'

const stored = ({ price, ...fields }: ServiceFields) => ({ ...fields, pricePaise: paiseOf(price) })

export function tailoringApi({ db }: Services) {
  async function bagServices(customerId: string) {
    const [lines, all] = await Promise.all([store.bagLines(db, customerId), store.listServices(db)])
    const [chosen, measured] = await Promise.all([
      all.length > 0 ? store.chosenOf(db, customerId) : [],
      store.measurementsOf(db, [customerId]),
    ])
    return presentBagServices(lines, all, chosen, measured.get(customerId) ?? null)
  }
  return roomApi()
    .openapi(contract.readBagServices, async (c) => c.json(await bagServices(callerOf(c).id), 200))
    .openapi(contract.chooseServices, async (c) => {
      const { id } = callerOf(c)
      await chooseServices(db, id, c.req.valid('param').itemId, c.req.valid('json'))
      return c.json(await bagServices(id), 200)
    })
    .openapi(contract.deleteMeasurements, async (c) => {
      await store.deleteMeasurements(db, callerOf(c).id)
      return c.json({ message: 'Measurements deleted' }, 200)
    })
    .openapi(contract.listServices, async (c) =>
      c.json((await store.listServices(db)).map(presentService), 200),
    )
    .openapi(contract.createService, async (c) => {
      const service = await createService(db, callerOf(c), stored(c.req.valid('json')))
      return c.json({ message: 'Service added', service }, 201)
    })
    .openapi(contract.updateService, async (c) => {
      const { _id } = c.req.valid('param')
      const service = await updateService(db, callerOf(c), _id, stored(c.req.valid('json')))
      return c.json({ message: 'Service saved', service }, 200)
    })
    .openapi(contract.deleteService, async (c) => {
      await deleteService(db, callerOf(c), c.req.valid('param')._id)
      return c.json({ message: 'Service deleted' }, 200)
    })
}

export type TailoringApi = ReturnType<typeof tailoringApi>
