/** `deploy/varnish.vcl` on a real Varnish. Where it or its module is not installed (Debian: `apt-get install varnish varnish-modules`) this is skipped, and says so. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openPurger } from '../../src/platform/http/cdn/purger.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { freePort } from '../fixtures/runningShop.ts'

const RECIPE = 'deploy/varnish.vcl'
const isThere = isInstalled()
if (!isThere) console.warn('Varnish is not installed here: its recipe is not tried.')

/** Whether there is a Varnish that understands the recipe. */
function isInstalled(): boolean {
  try {
    execFileSync(
      'varnishd',
      ['-C', '-f', join(process.cwd(), RECIPE), '-n', join(tmpdir(), 'zari-varnish')],
      { stdio: 'ignore' },
    )
    return true
  } catch {
    return false
  }
}

describe.skipIf(!isThere)('Varnish in front', { timeout: 60_000 }, () => {
  let folder: string
  let varnish: ChildProcess
  let everybody: string
  let purges: string
  const shop = createServer((request, response) => {
    const isPage = request.url === '/page'
    response.writeHead(isPage || request.url === '/readyz' ? 200 : 404, {
      ...(isPage && { 'cdn-cache-control': 'max-age=300', 'surrogate-key': 'everything product:1' }),
    })
    response.end()
  })

  beforeAll(async () => {
    shop.listen(0, '127.0.0.1')
    await once(shop, 'listening')
    folder = await mkdtemp(join(tmpdir(), 'zari-varnish-'))
    const recipe = join(folder, 'shop.vcl')
    const { port } = shop.address() as AddressInfo
    await writeFile(recipe, (await readFile(RECIPE, 'utf8')).replace('"3000"', `"${port}"`))
    const ports = [await freePort(), await freePort()]
    everybody = `http://127.0.0.1:${ports[0]}`
    purges = `http://127.0.0.1:${ports[1]}`
    const listeners = ['-a', `127.0.0.1:${ports[0]}`, '-a', `purge=127.0.0.1:${ports[1]}`]
    const rest = ['-f', recipe, '-n', join(folder, 'varnish'), '-s', 'malloc,32m', '-j', 'none']
    varnish = spawn('varnishd', ['-F', ...listeners, ...rest], { stdio: 'ignore' })
    await vi.waitFor(async () => expect((await fetch(`${everybody}/page`)).ok).toBe(true), {
      timeout: 50_000,
    })
  })
  afterAll(async () => {
    const ended = once(varnish, 'exit')
    varnish.kill()
    await ended
    shop.close()
    shop.closeAllConnections()
    await rm(folder, { recursive: true, force: true })
  })

  const seen = async () => (await fetch(`${everybody}/page`)).headers.get('x-cache')
  const isStored = () => expect.poll(seen).toBe('hit')
  const purge = (origin: string, path = '/.changed') =>
    fetch(`${origin}${path}`, { method: 'POST', headers: { 'surrogate-key': 'everything' } })

  test('what everybody sends ends nothing, though all of them come from the proxy on this machine', async () => {
    await isStored()
    expect((await purge(everybody)).status).toBe(404)
    expect(await seen()).toBe('hit')
    expect((await fetch(`${purges}/page`)).status).toBe(404)
  })

  test('what the shop sends to the listener for it ends what shows that, and nothing else', async () => {
    await isStored()
    const cdn = openPurger({ purgeUrl: `${purges}/.changed`, token: undefined }, createLog('silent'))
    await expect.poll(() => cdn.isReachable).toBe(true)
    await cdn.close()
    await isStored()
    const other = { method: 'POST', headers: { 'surrogate-key': 'product:2' } }
    expect((await fetch(`${purges}/.changed`, other)).status).toBe(200)
    expect(await seen()).toBe('hit')
    expect((await purge(purges)).status).toBe(200)
    expect(await seen()).toBe('miss')
  })
})
