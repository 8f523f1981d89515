import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import type { BareAnswer } from './bareServer.ts'
import { compare, type Row, type Run, report } from './measure.ts'
import { openBenchShop } from './shop.ts'

const CONNECTIONS = 32
/** Seconds of one run. */
const DURATION = 3

interface Asked {
  readonly fresh: BareAnswer
  readonly known: BareAnswer
  readonly etag: string
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<BareAnswer> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } })
  const stable = [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name))
  return { status: answer.status, headers: Object.fromEntries(stable), body: await answer.text() }
}

async function askTwice(url: string): Promise<Asked> {
  const fresh = await ask(url)
  if (fresh.status !== 200) throw new Error(`${url} was answered with ${fresh.status}`)
  const { etag = '' } = fresh.headers
  return { fresh, etag, known: await ask(url, { 'if-none-match': etag }) }
}

async function load(url: string, headers: Record<string, string>): Promise<Run> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: DURATION, headers })
  if (result.errors > 0 || result['4xx'] + result['5xx'] > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result['4xx'] + result['5xx']} refusals`)
  }
  return { rate: result.requests.average, times: [result.latency.p50, result.latency.p99] }
}

/** What shoppers read most, on one process, beside a bare server that writes the same bytes. */
export async function benchApi(): Promise<void> {
  const shop = await openBenchShop(1)
  const bare = fork(new URL('./bareServer.ts', import.meta.url))
  try {
    const slug = shop.goods[500]?.slug
    const paths = {
      'list of 24': '/api/admin/product?limit=24',
      detail: `/api/product/${slug}`,
      categories: '/api/admin/category',
      'sliding text': '/api/admin/banner/slidingText',
      'home page, signed out': '/',
      'listing page, signed out': '/new/saree/collections',
      'detail page, signed out': `/details/${slug}`,
    }
    const asked: Record<string, Asked> = {}
    for (const path of Object.values(paths)) asked[path] = await askTwice(`${shop.url}${path}`)
    bare.send(asked)
    const [port] = await once(bare, 'message')
    const rows: Row[] = []
    for (const [what, path] of Object.entries(paths)) {
      for (const etag of new Set([undefined, asked[path]?.etag || undefined])) {
        const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {}
        rows.push(
          await compare(
            etag ? `${what}, conditional` : what,
            path.startsWith('/api/') ? 0.85 : 0.5,
            () => load(`${shop.url}${path}`, headers),
            () => load(`http://127.0.0.1:${port}${path}`, headers),
          ),
        )
      }
    }
    await report('api', rows, [`${CONNECTIONS} connections, one process.`])
  } finally {
    bare.disconnect()
    await shop.close()
  }
}
