import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { onTheWire } from './asks.ts'
import type { Answered, Load } from './load.ts'

const script = fileURLToPath(new URL('./wrk.lua', import.meta.url))
/** Stands between requests and in none. */
const BETWEEN = '\x1e'

/** Whether the machine has `wrk` (`apt-get install wrk`): it takes a tenth of what a generator in Node takes. */
export function hasWrk(): boolean {
  try {
    // It has no harmless option: it says its version and ends with 1.
    execFileSync('wrk', ['--version'], { stdio: 'ignore' })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
  return true
}

/** One thread of `wrk`. */
export async function loadByWrk({ origin, asks, connections, seconds }: Load): Promise<Answered> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-wrk-'))
  const { host, port } = new URL(origin)
  const file = join(folder, 'requests')
  try {
    await writeFile(file, asks.map((ask) => onTheWire(ask, host)).join(BETWEEN))
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', script]
    const { stdout } = await promisify(execFile)('wrk', [...options, `http://127.0.0.1:${port}/`], {
      env: { ...process.env, REQUESTS: file },
    })
    const said = JSON.parse(/^\{.*\}$/m.exec(stdout)?.[0] ?? '{}')
    return { ...said, rate: said.answered / said.seconds }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
