/** A process that asks: gets a load, answers what came of it. */
import autocannon from 'autocannon'
import { parts } from './asks.ts'
import type { Answered, Load } from './load.ts'

process.once('message', async ({ origin, asks, connections, seconds }: Load) => {
  let sent = 0
  const setupRequest = (request: autocannon.Request) => {
    const ask = asks[sent++ % asks.length]
    return ask ? { ...request, path: ask.path, ...parts(ask) } : request
  }
  const { requests, latency, errors, non2xx, ...result } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest }],
  })
  const answered: Answered = {
    answered: requests.total,
    rate: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    refused: non2xx - result['3xx'],
    broken: errors,
  }
  process.send?.(answered)
})
