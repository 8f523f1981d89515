/**
 * What knows tables, accounts, jobs or the sample shop is done in processes of their own, which end: the parent lives as
 * long as the shop, and holds in memory only what it needs to look after the database and the processes that serve.
 */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Preparation, PreparationWord } from './preparation.ts'
import { StartFailure } from './processes.ts'

/**
 * Migrates the database, and makes settings, admin and demo shop where there are none.
 * @throws StartFailure saying why it cannot
 */
export async function prepareInChildProcess(databaseUrl: string): Promise<Preparation> {
  const child = fork(new URL('./preparation.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new StartFailure(`The shop could not be prepared (process ended with ${signal ?? code}).`)
  })
  const [word]: [PreparationWord] = await Promise.race([
    once(child, 'message') as Promise<[PreparationWord]>,
    ended,
  ])
  if (child.connected) child.disconnect()
  if ('failure' in word) throw new StartFailure(word.failure)
  return word
}

/**
 * Does what new files need before a process runs on them: builds the pages if they changed, then migrates. This process
 * knows only the files of its start; that one knows those of now.
 * @throws Error when something of it fails; nothing was replaced then
 */
export async function upgradeInChildProcess(databaseUrl: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./upgrade.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('What is new could not be prepared; see above.')
}
