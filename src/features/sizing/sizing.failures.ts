import { failureTable } from '#/platform/http/failure.ts'

export const sizingFailures = failureTable({
  chart_exists: [409, 'A size chart of this name exists already.'],
})
