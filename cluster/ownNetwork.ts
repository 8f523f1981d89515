import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ownNetwork } from './network.ts'

/**
 * Runs this command again in a network namespace of its own, in which it reaches nobody and nobody reaches it, and answers
 * its exit code. It ends when this process does, however that ends.
 */
export async function runInOwnNetwork(): Promise<number> {
  const child = spawn('unshare', ['--net', process.execPath, ...process.argv.slice(1)], {
    env: { ...process.env, ...ownNetwork },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // A terminal sends Ctrl-C to both, and the child has to end what it started.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  const [code] = await once(child, 'exit')
  return code ?? 1
}
