import { paiseOf, rupeesOf } from '#/platform/money/money.ts'
import { daysAdded, isOfferedFor, type Measurements, servicesPaise } from './tailoring.rules.ts'
import type { AdminService, BagServices, ServiceFields, ServiceOnOffer } from './tailoring.schema.ts'
import type { bagLines, ChosenRow, ServiceRow } from './tailoring.store.ts'

/** A service as admins see it: rupees. */
export const presentService = ({ id, pricePaise, ...fields }: ServiceRow): AdminService => ({
  _id: id,
  ...fields,
  price: rupeesOf(pricePaise),
})

/** What an admin says of a service as columns: paise. */
export const columnsOf = ({ price, ...fields }: ServiceFields): Omit<ServiceRow, 'id'> => ({
  ...fields,
  pricePaise: paiseOf(price),
})

/** A service as shoppers see it. */
const presentOnOffer = (service: ServiceRow): ServiceOnOffer => ({
  _id: service.id,
  name: service.name,
  details: service.details,
  price: rupeesOf(service.pricePaise),
  days: service.days,
  asksMeasurements: service.asksMeasurements,
  refundable: service.refundable,
})

/** What is offered with goods of a category. */
export const presentProductServices = (
  all: readonly ServiceRow[],
  categoryId: string | null,
): { services: ServiceOnOffer[] } => ({
  services: all.filter((service) => isOfferedFor(service, categoryId)).map(presentOnOffer),
})

/** What is offered for a bag and what of it was chosen, in rupees. What is not offered any more is not chosen either. */
export function presentBagServices(
  lines: Awaited<ReturnType<typeof bagLines>>,
  all: readonly ServiceRow[],
  chosen: readonly ChosenRow[],
  measurements: Measurements | null,
): BagServices {
  const wanted = new Set(chosen.map(({ cartItemId, service }) => `${cartItemId} ${service.id}`))
  const offered = lines.flatMap(({ id: item, quantity, categoryId }) => {
    const services = all
      .filter((service) => isOfferedFor(service, categoryId))
      .map((service) => ({ service, quantity, chosen: wanted.has(`${item} ${service.id}`) }))
    return services.length > 0 ? [{ item, quantity, services }] : []
  })
  const taken = offered.flatMap(({ services }) => services.filter((one) => one.chosen))
  return {
    lines: offered.map(({ item, quantity, services }) => ({
      item,
      quantity,
      services: services.map(({ service, chosen }) => ({ ...presentOnOffer(service), chosen })),
    })),
    total: rupeesOf(
      servicesPaise(taken.map(({ service, quantity }) => ({ pricePaise: service.pricePaise, quantity }))),
    ),
    days: daysAdded(taken.map(({ service }) => service)),
    measurements,
  }
}
