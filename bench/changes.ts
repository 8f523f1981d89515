import { adminToken } from './adminToken.ts'
import { CONNECTIONS } from './besideBare.ts'
import { sendEach } from './calls.ts'
import { lookers, pagesOf } from './html.ts'
import { asBrowser } from './load/asks.ts'
import { generator, load } from './load/load.ts'
import { compare, type Run } from './measure.ts'
import type { Found } from './results.ts'
import { type BenchShop, type Options, openBenchShop } from './shop.ts'

const CHANGES_A_SECOND = 5
/** Seconds of one run. */
const DURATION = 4

/** Does something while an admin gives products new titles, others each time. */
async function whileChanging(
  { url, goods }: BenchShop,
  token: string,
  work: () => Promise<Run>,
): Promise<Run> {
  const underWay: Promise<void>[] = []
  let turn = 0
  const change = async () => {
    turn += 1
    const form = new FormData()
    form.set('title', `Changed at ${Date.now()}`)
    const { id = '' } = goods[(turn * 37) % goods.length] ?? {}
    const answer = await fetch(`${url}/api/admin/product/update/${id}`, {
      method: 'POST',
      headers: { authorization: token },
      body: form,
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A change was answered with ${answer.status}`)
  }
  const changing = setInterval(() => underWay.push(change()), 1_000 / CHANGES_A_SECOND)
  const run = await work().finally(() => clearInterval(changing))
  await Promise.all(underWay)
  return run
}

/** Pages while the catalogue changes, beside the same while it does not. */
export async function benchChanges(options: Options): Promise<Found> {
  const rows: Found['rows'][number][] = []
  for (const processes of [1, 2]) {
    const shop = await openBenchShop(processes, options)
    try {
      const token = await adminToken(shop.db)
      const { visitor = [''], 'signed in': customers = [''] } = await lookers(shop)
      for (const [who, cookies] of Object.entries({ visitor, 'signed in': customers })) {
        for (const [page, paths] of Object.entries(pagesOf(shop))) {
          const asks = asBrowser(paths, cookies)
          const quiet = () =>
            load({
              origin: shop.url,
              asks,
              servers: shop.workers,
              connections: CONNECTIONS,
              seconds: DURATION,
            })
          const is = { page, who, cache: 'warm', processes: String(processes) }
          // Each is rendered once before anything is timed.
          await sendEach(shop.url, asks, CONNECTIONS)
          rows.push(await compare(is, 90, () => whileChanging(shop, token, quiet), { quiet }))
        }
      }
    } finally {
      await shop.close()
    }
  }
  const remark = `${CHANGES_A_SECOND} changes of a product a second; ${CONNECTIONS} connections; asked by ${generator}.`
  return { rows, remarks: [remark] }
}
