import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

/**
 * Below every system's range of outgoing ports (Linux from 32768): a pool that retries while the database is away could
 * otherwise be given the database's port as its own and connect to itself.
 */
const LOWEST = 20_000
const HIGHEST = 32_000

const fileIn = (folder: string) => join(folder, 'postgres-port')

/** The port of the last start if it is free, else a free one. */
export async function choosePort(folder: string): Promise<number> {
  const saved = Number(await readFile(fileIn(folder), 'utf8').catch(() => ''))
  if (Number.isInteger(saved) && saved > 1023 && saved < 65_536 && (await isFree(saved))) return saved
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port between ${LOWEST} and ${HIGHEST}`)
}

/** Remembers the port, so that tools outside find the database where it was. */
export async function savePort(folder: string, port: number): Promise<void> {
  const saved = await readFile(fileIn(folder), 'utf8').catch(() => '')
  if (saved !== `${port}\n`) await writeFile(fileIn(folder), `${port}\n`, { mode: 0o600 })
}

/** True when nobody listens on this port of 127.0.0.1. */
export async function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const probe = createServer()
  probe.once('error', () => resolve(false))
  probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)))
  return promise
}
