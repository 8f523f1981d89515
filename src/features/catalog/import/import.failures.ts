import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/import.messages.ts'

export const importFailures = failureTable({
  import_running: [409, m.importRunning],
  import_started: [409, m.importStarted],
  import_unfinished: [409, m.importUnfinished],
})
