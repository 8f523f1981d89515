import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describeError.ts'
import { safeText } from './safeText.rules.ts'

export type Log = Logger

/** A path may be the link of a reset mail, which opens an account. */
const path = (value: unknown) => (typeof value === 'string' ? safeText(value) : value)

/**
 * JSON lines, one for each thing that happened, on standard output or `to`. Credentials never reach them: fields that
 * hold some are left out, errors lose what they carry, and what somebody typed is a string in a line, never a line.
 */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    base: { pid: process.pid },
    // guard: path-masked
    serializers: { err: describeError, path },
    hooks: {
      // An error without words of ours would lend the line its own, unread.
      logMethod(this: Logger, args: Parameters<Logger['info']>, write: (...args: unknown[]) => void) {
        const [first, words] = args as unknown as [unknown, string | undefined]
        const error = first instanceof Error ? first : errorIn(first)
        if (!error) return write.apply(this, args)
        const message = words ?? describeError(error).message
        write.call(this, first instanceof Error ? { err: first } : first, message)
      },
    },
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
  }
  return to ? pino(options, to) : pino(options)
}

const errorIn = (fields: unknown): Error | undefined =>
  typeof fields === 'object' && fields !== null && 'err' in fields && fields.err instanceof Error
    ? fields.err
    : undefined
