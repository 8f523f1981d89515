import { ApiError } from './client.ts'
import { m } from './messages/http.messages.ts'

export interface ErrorWords {
  /**
   * What was being done, e.g. "fetching products": said where there is no reason and no `fallback`. Where that is said in several
   * languages, the whole sentence about a cause.
   */
  action?: string | ((cause: string) => string)
  /** Said where there is no reason. */
  fallback?: string
  /** Said instead of `fallback` where the shop could not be reached at all. */
  offline?: string
  /**
   * Which reasons of the shop are told: all of them (the default), only refusals of what was sent (4xx: not that the
   * shop is busy), or none, where the specification asks for the status.
   */
  reasons?: 'all' | 'refusals' | 'none'
}

/**
 * What a failed call says on screen: the shop's own reason where it gave one, else `fallback`, else
 * 'Error <action>: <status text>' (specification, section 8).
 */
export function errorText(error: unknown, words: ErrorWords): string {
  const { action, fallback, offline, reasons = 'all' } = words
  if (!(error instanceof ApiError)) return fallback ?? named(m.somethingWrong(), action)
  const { status, code, message, statusText } = error
  // What was not even sent (client.ts) is told as such.
  const reached = status > 0 || (code === 'offline' && offline === undefined)
  const explained = reached && code !== 'internal' && (reasons === 'all' || status < 500)
  if (explained && reasons !== 'none') return message
  if (status === 0 && offline !== undefined) return offline
  // HTTP/2 has no status text; the message stands in for it.
  return fallback ?? named(statusText || message, action)
}

function named(cause: string, action: ErrorWords['action']): string {
  if (typeof action === 'function') return action(cause)
  return action === undefined ? cause : m.failedDoing({ action, cause })
}
