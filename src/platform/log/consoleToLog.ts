import { format } from 'node:util'
import { describeError } from './describeError.ts'
import type { Log } from './log.ts'
import { safeText } from './safeText.rules.ts'

/** How long lines may take to be written before the process ends without them, ms. */
const FLUSH_MS = 1_000

/** No library has more to say that is worth keeping, characters. */
const LONGEST = 4_000

const levels = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
  trace: 'debug',
} as const

/**
 * From now on what pages and libraries write to the console is a field of a line in the log: written as it comes, a
 * line break in an address that somebody opened would begin a line of its own, and an error would print what it carries.
 */
export function consoleToLog(log: Log, target: Console = console): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, 'info'][]) {
    target[method] = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error)
      const text = format(...args.map((arg) => (arg instanceof Error ? describeError(arg).message : arg)))
      // guard: console-to-log
      log[level]({ text: safeText(text).slice(0, LONGEST), ...(error && { err: error }) }, 'console')
    }
  }
}

/**
 * Warnings of Node are lines of the log. That a module of Node is experimental is none: the shop knows which ones it uses
 * (trimRegularly.ts), and a shopkeeper could do nothing about it.
 */
export function warningsToLog(log: Log): void {
  // The one of Node writes them as they come.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => {
    // guard: experimental-not-logged
    if (warning.name !== 'ExperimentalWarning') log.warn({ err: warning }, 'a warning')
  })
}

/** An error that nobody caught ends the process, as it would by itself; but its words go through the log. */
export function endWithLog(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught ends this process')
    // Lines before may still be on their way; nothing is waited for that hangs.
    setTimeout(() => process.exit(1), FLUSH_MS)
    log.flush(() => process.exit(1))
  })
}
