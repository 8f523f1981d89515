import { join } from 'node:path'
import { choosePort } from '../src/platform/db/embedded/port.ts'
import { type RunningShop, startShop } from '../test/fixtures/runningShop.ts'
import { signalAll } from './processes.ts'
import { within } from './until.ts'

/** On a machine that has much else to do, ms. */
const START_MS = 240_000

/** A machine that runs the shop of this checkout. */
export interface ShopMachine {
  readonly url: string
  start(): Promise<void>
  /** Ends all of its processes at once. */
  kill(): Promise<void>
}

/** Starts so many shops on one database and one store of files, all at once. */
export async function startShops(
  folder: string,
  count: number,
  env: Readonly<Record<string, string>>,
): Promise<readonly ShopMachine[]> {
  const shops: ShopMachine[] = []
  for (let at = 0; at < count; at += 1) {
    const own = join(folder, `shop-${at + 1}`)
    const port = String(await choosePort(folder))
    let running: RunningShop | undefined
    shops.push({
      url: `http://127.0.0.1:${port}`,
      async start() {
        running = await within('A shop', START_MS, startShop(own, { ...env, PORT: port }))
      },
      async kill() {
        await signalAll(own, 'SIGKILL')
        await running?.kill('SIGKILL')
      },
    })
  }
  await Promise.all(shops.map((shop) => shop.start()))
  return shops
}

export interface Readiness {
  /** The longest that an answer of `/readyz` took, ms. */
  readonly slowest: number
  /** When a shop last was not ready; 0: never. */
  readonly lastDown: number
  end(): Promise<void>
}

const EVERY_MS = 250
/** Far beyond what it may take. */
const LIMIT_MS = 10_000

export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(LIMIT_MS) })
  await answer.arrayBuffer()
  return answer.status === 200
}

/** Asks each shop again and again whether it is ready, on a clock and not after the answer before. */
export function watchReadiness(urls: readonly string[]): Readiness {
  const underWay = new Set<Promise<void>>()
  let slowest = 0
  let lastDown = 0
  const look = async (url: string) => {
    const began = Date.now()
    const ready = await isReady(url).catch((error) => {
      // A machine that is gone refuses at once; one that says nothing hangs.
      if (error.name === 'TimeoutError') slowest = LIMIT_MS
      return false
    })
    slowest = Math.max(slowest, Date.now() - began)
    if (!ready) lastDown = Math.max(lastDown, Date.now())
  }
  const ticking = setInterval(() => {
    for (const url of urls) {
      const one = look(url).finally(() => underWay.delete(one))
      underWay.add(one)
    }
  }, EVERY_MS)
  return {
    get slowest() {
      return slowest
    },
    get lastDown() {
      return lastDown
    },
    async end() {
      clearInterval(ticking)
      await Promise.all(underWay)
    },
  }
}
