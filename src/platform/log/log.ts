import { type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines on standard output; credentials never reach them. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: { pid: process.pid },
    redact: [
      'password',
      '*.password',
      'authorization',
      '*.authorization',
      'cookie',
      '*.cookie',
      'token',
      '*.token',
    ],
  })
}
