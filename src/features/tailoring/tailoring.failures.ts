import { failureTable } from '#/platform/http/failure.ts'
import { MOST_SERVICES } from './tailoring.rules.ts'

export const tailoringFailures = failureTable({
  service_exists: [409, 'There is a service of this name already.'],
  too_many_services: [409, `At most ${MOST_SERVICES} services. Please delete one first.`],
  service_not_offered: [409, 'The shop does not offer this for it any more.'],
  measurements_missing: [422, 'Please give the measurements that a blouse is stitched by.'],
})
