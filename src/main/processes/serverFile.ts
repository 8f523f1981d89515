/** Which process is the parent of the shop on a data folder, so that `npm run restart` finds it. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

interface Server {
  readonly pid: number
  readonly host: string
  /** Tells it from another process that has its number later. */
  readonly began: string
}

const fileIn = (dataDir: string): string => join(dataDir, 'server.json')

/** When a process began, in ticks since this machine did; '' where it is gone or the system does not tell (no /proc). */
async function beganOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field is the program's name, which may hold anything.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

export async function writeServerFile(dataDir: string): Promise<void> {
  const server: Server = { pid: process.pid, host: hostname(), began: await beganOf(process.pid) }
  await writeFile(fileIn(dataDir), JSON.stringify(server))
}

export const removeServerFile = (dataDir: string): Promise<void> => rm(fileIn(dataDir), { force: true })

/**
 * The living parent of the shop on this folder.
 * @throws Error saying what is known instead, in words for who asked
 */
export async function findServer(dataDir: string): Promise<number> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '')
  if (text === '') throw new Error(`No shop runs on the data folder ${dataDir}.`)
  const { pid, host, began } = JSON.parse(text) as Server
  if (host !== hostname()) throw new Error(`The shop on ${dataDir} runs on another machine, ${host}.`)
  if (began === '')
    throw new Error(`This system does not tell processes apart. Restart with: kill -HUP ${pid}`)
  if ((await beganOf(pid)) !== began) throw new Error(`The shop on ${dataDir} has ended. Start it: npm start`)
  return pid
}
