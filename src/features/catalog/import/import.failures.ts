import { failureTable } from '#/platform/http/failure.ts'

export const importFailures = failureTable({
  import_running: [409, 'Another import is running. Please wait until it is done.'],
  import_started: [409, 'This import was started already.'],
  import_unfinished: [409, 'This import is not done yet.'],
})
