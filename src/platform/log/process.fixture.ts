/** A process that writes its argument to the console, is warned, and then ends by an error which carries a secret. */
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { consoleToLog, endWithLog, warningsToLog } from './consoleToLog.ts'
import { createLog } from './log.ts'

const log = createLog('info')
consoleToLog(log)
warningsToLog(log)
endWithLog(log)
console.warn(process.argv[2])
process.emitWarning('Something is old', 'DeprecationWarning')
process.emitWarning('Something is new', 'ExperimentalWarning')
void Promise.reject(new DrizzleQueryError('insert into sessions', [process.argv[3]]))
