import type { Db } from '#/platform/db/database.ts'
import { isMeasured, isOfferedFor, type Measurements } from './tailoring.rules.ts'
import { chosenIn, measurementsOf, type ServiceRow } from './tailoring.store.ts'

/** What is done with a line of a bag that is being ordered. */
export interface BaggedService extends ServiceRow {
  readonly cartItemId: string
  /** What it is stitched by. */
  readonly measurements?: Measurements
}

/**
 * What was chosen in bags and is offered still, by the bag. Asked only for bags that have any: placing an order takes no
 * more statements than it needs.
 */
export async function servicesOfBags(
  db: Db,
  cartIds: readonly string[],
): Promise<ReadonlyMap<string, readonly BaggedService[]>> {
  if (cartIds.length === 0) return new Map()
  const rows = await chosenIn(db, cartIds)
  const offered = rows.filter(({ service, categoryId }) => isOfferedFor(service, categoryId))
  const measured = offered.filter(({ service }) => service.asksMeasurements)
  const known =
    measured.length > 0
      ? await measurementsOf(
          db,
          measured.map(({ customerId }) => customerId),
        )
      : undefined
  const services = offered.map(({ cartId, cartItemId, customerId, service }) => {
    const measurements = service.asksMeasurements ? known?.get(customerId) : undefined
    return { cartId, bagged: { ...service, cartItemId, ...(measurements && { measurements }) } }
  })
  return new Map(
    [...Map.groupBy(services, ({ cartId }) => cartId)].map(([cartId, list]) => [
      cartId,
      list.map(({ bagged }) => bagged),
    ]),
  )
}

/** Names of what is stitched by measurements that are not known: they were forgotten, or are asked for only since it was chosen. */
export const unmeasuredIn = (services: readonly BaggedService[]): string[] =>
  services
    .filter(({ asksMeasurements, measurements = null }) => asksMeasurements && !isMeasured(measurements))
    .map(({ name }) => name)
