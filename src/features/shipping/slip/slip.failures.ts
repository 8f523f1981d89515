import { failureTable } from '#/platform/http/failure.ts'

export const slipFailures = failureTable({
  nothing_to_pack: [409, 'Nothing waits to be packed.'],
})
