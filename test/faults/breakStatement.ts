import type { Socket } from 'node:net'
import { Client } from 'pg'
import { nameOf } from '../fixtures/statements.ts'

/** What goes wrong at one statement. */
export interface Breakage {
  /** The statement, counted from 1. */
  readonly at: number
  /** Whether the database has done it. */
  readonly when: 'before' | 'after'
  /** An error of the driver, or a connection that is gone. */
  readonly how: 'error' | 'cut'
}

type Query = (this: Client, ...args: unknown[]) => Promise<unknown>

const socketOf = (client: Client): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

async function cut(client: Client): Promise<void> {
  const socket = socketOf(client)
  if (socket.destroyed) return
  const gone = new Promise<void>((done) => socket.once('close', () => done()))
  socket.destroy()
  await gone
}

/**
 * Runs `work` with every transaction's statements counted and one of them broken, and tells what was sent. Statements
 * outside of transactions pass, but for those that are prepared by these names.
 */
export async function withBrokenStatement<T>(
  breakage: Breakage | undefined,
  work: () => Promise<T>,
  names: readonly string[] = [],
): Promise<{ result: T; sent: string[] }> {
  const original = Client.prototype.query
  const send = original as unknown as Query
  const inTransaction = new Set<Client>()
  const sent: string[] = []

  const fail = async (client: Client, text: string) => {
    if (breakage?.how === 'cut') await cut(client)
    throw new Error(`Broken ${breakage?.when} statement ${breakage?.at}: ${text}`)
  }
  const counted: Query = async function (...args) {
    const text = nameOf(args[0])
    sent.push(text)
    const isBroken = sent.length === breakage?.at
    if (isBroken && breakage.when === 'before') return fail(this, text)
    const result = await send.apply(this, args)
    return isBroken ? fail(this, text) : result
  }
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const text = nameOf(args[0])
    if (/^begin/i.test(text)) inTransaction.add(this)
    if (!inTransaction.has(this) && !names.includes(text)) return send.apply(this, args)
    if (/^(commit|rollback)/i.test(text)) inTransaction.delete(this)
    // The pool asks with a callback.
    const answer = args.at(-1)
    if (typeof answer !== 'function') return counted.apply(this, args)
    return void counted.apply(this, args.slice(0, -1)).then(
      (result) => answer(undefined, result),
      (error) => answer(error),
    )
  } as unknown as typeof original
  try {
    return { result: await work(), sent }
  } finally {
    Client.prototype.query = original
  }
}
