import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/tailoring.messages.ts'
import { MOST_SERVICES } from './tailoring.rules.ts'

export const tailoringFailures = failureTable({
  service_exists: [409, m.exists],
  too_many_services: [409, () => m.tooMany({ most: MOST_SERVICES })],
  service_not_offered: [409, m.notOffered],
  measurements_missing: [422, m.measurementsMissing],
})
