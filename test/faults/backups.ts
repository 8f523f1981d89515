import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import type { Manifest } from '../../src/platform/backup/manifest.ts'

export interface Ended {
  readonly code: number
  readonly printed: string
}

async function run(script: string, args: readonly string[], env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  return { code, printed: out + errors }
}

/** `npm run backup -- file` */
export const backup = (env: Record<string, string>, file: string): Promise<Ended> =>
  run('src/main/commands/backup.ts', [file], env)

/** `npm run restore -- file` */
export const restore = (env: Record<string, string>, file: string): Promise<Ended> =>
  run('src/main/commands/restore.ts', [file], env)

/** The same, killed without a warning once `then` has come about. */
export async function killedRestore(
  env: Record<string, string>,
  file: string,
  then: () => Promise<void>,
): Promise<void> {
  const child = spawn(process.execPath, ['src/main/commands/restore.ts', file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await then().finally(() => child.kill('SIGKILL'))
  await ended
}

/** All entries of a backup, without any check. */
export async function entriesOf(file: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false })
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  zip.close()
  return entries
}

export async function manifestOf(file: string): Promise<Manifest> {
  return JSON.parse(String((await entriesOf(file)).get('manifest.json')))
}

/** Writes a backup anew with other entries, nothing packed: a sound ZIP, whatever is in it. */
export async function rewrite(
  file: string,
  into: string,
  change: (entries: Map<string, Buffer>) => void,
): Promise<void> {
  const entries = await entriesOf(file)
  change(entries)
  const zip = new ZipFile()
  for (const [name, content] of entries) zip.addBuffer(content, name, { compress: false })
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(into))
}
