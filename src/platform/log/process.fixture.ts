/** A process that writes its argument to the console and then ends by an error which carries a secret. */
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { consoleToLog, endWithLog } from './consoleToLog.ts'
import { createLog } from './log.ts'

const log = createLog('info')
consoleToLog(log)
endWithLog(log)
console.warn(process.argv[2])
void Promise.reject(new DrizzleQueryError('insert into sessions', [process.argv[3]]))
