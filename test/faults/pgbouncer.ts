import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../fixtures/runningShop.ts'
import type { Pooler } from './pooler.ts'

const PROGRAM = 'pgbouncer'

/** The version of the PgBouncer of this machine; undefined where there is none. */
export function pgBouncerVersion(): string | undefined {
  try {
    return /[\d.]+/.exec(execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' }))?.[0]
  } catch {
    return undefined
  }
}

/** PgBouncer in transaction mode before the database of `url`. */
export async function openPgBouncer(url: string): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-pgbouncer-'))
  const { hostname, port, username, password, pathname } = new URL(url)
  const own = await freePort()
  const user = decodeURIComponent(username)
  const words = [user, decodeURIComponent(password)].map((word) => `"${word.replaceAll('"', '""')}"`)
  await writeFile(join(folder, 'users.txt'), `${words.join(' ')}\n`, { mode: 0o644 })
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 8
unix_socket_dir =
`,
  )
  await chmod(folder, 0o755)
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0
  const child: ChildProcess = spawn(
    PROGRAM,
    ['-q', ...(isRoot ? ['-u', 'nobody'] : []), `${folder}/pgbouncer.ini`],
    {
      stdio: 'ignore',
    },
  )
  const through = new URL(url)
  through.host = `127.0.0.1:${own}`
  for (let tries = 0; !(await answers(through.href)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error('PgBouncer does not answer')
    await wait(50)
  }
  return {
    url: through.href,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query('select 1')).rowCount === 1
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
