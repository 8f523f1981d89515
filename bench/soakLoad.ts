import type { Agent } from 'node:http'
import { products } from '../src/features/catalog/tables/catalog.tables.ts'
import type { Database } from '../src/platform/db/database.ts'
import { mediaPartsOf, mediaUrl, pictureWidths } from '../src/platform/media/picture.ts'
import { type Buyer, buyersOf } from '../test/faults/buyers.ts'
import { type Call, call, newConnections, pooledAgent } from '../test/faults/traffic.ts'
import { billing } from '../test/fixtures/orders.ts'

/** Customers are made so many at a time. */
const CROWD = 100

interface Person {
  readonly token: string
  readonly cookie: string
}

async function logIn(url: string, email: string, password: string): Promise<Person> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`${email} could not log in: ${answer.status}`)
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  return { token: (await answer.json()).token, cookie }
}

export interface Keys {
  readonly customer: { readonly email: string; readonly password: string }
  readonly admin: { readonly email: string; readonly password: string }
}

/** What a shop of a good day is asked, everything with other goods, words and customers each time. */
export async function everydayCalls(
  url: string,
  db: Database,
  { customer, admin }: Keys,
): Promise<Record<string, Call>> {
  const port = Number(new URL(url).port)
  const goods = (await db.select().from(products)).filter((product) => product.status)
  await db.update(products).set({ quantity: 1_000_000, enableSize: false })
  const [meera, asha] = [
    await logIn(url, customer.email, customer.password),
    await logIn(url, admin.email, admin.password),
  ]
  const agent: Agent = pooledAgent(20)
  const fresh: Agent = newConnections()
  let turn = 0
  const next = <T>(list: readonly T[]): T => {
    turn += 1
    return list[(turn * 7) % list.length] as T
  }
  const get = (path: string, options: Parameters<typeof call>[3] = {}) => call(port, agent, path, options)
  const post = (path: string, token: string, json: unknown) => call(port, agent, path, { token, json })

  let waiting: Buyer[] = []
  let coming: Promise<Buyer[]> | undefined
  /** Each shops once: sessions, bags and orders pile up as they do in a shop. */
  const buyer = async (): Promise<Buyer> => {
    while (waiting.length === 0) {
      coming ??= buyersOf(db, CROWD, { productId: next(goods).id })
      waiting = await coming
      coming = undefined
    }
    return waiting.pop() ?? buyer()
  }
  const shopping: Buyer[] = []
  const picture = () => {
    const parts = mediaPartsOf(next(goods.filter(({ images }) => images.length > 0)).images[0] ?? '')
    if (!parts) throw new Error('The demo shop has no pictures')
    return mediaUrl(parts, next(pictureWidths(parts.width)))
  }
  const edit = async () => {
    const { id } = next(goods)
    const form = new FormData()
    form.set('title', `Changed for the ${turn}th time`)
    const answer = await fetch(`${url}/api/admin/product/update/${id}`, {
      method: 'POST',
      headers: { authorization: asha.token },
      body: form,
    })
    await answer.arrayBuffer()
    return answer.status
  }

  const everySo = (often: number, seldom: Call, usual: Call): Call => {
    let count = 0
    return () => {
      count += 1
      return count % often === 0 ? seldom() : usual()
    }
  }
  const list = () =>
    get(`/api/admin/product?limit=24&min=${turn % 500}&sort=${next(['none', 'lowToHigh', 'highToLow'])}`)
  return {
    home: () => get('/'),
    'listing page': () => call(port, fresh, `/new/saree/collections`),
    'detail page': () => get(`/details/${next(goods).slug}`),
    'home, signed in': () => get('/', { cookie: meera.cookie }),
    'orders page, signed in': () => get('/order', { cookie: meera.cookie }),
    'list, other filters each time': list,
    list: () => call(port, fresh, '/api/admin/product?limit=24'),
    detail: () => get(`/api/product/${next(goods).slug}`),
    search: () => {
      turn += 1
      return get(`/api/search?q=${next(['silk', 'cotton', 'red', 'zari'])}${turn}`, { token: meera.token })
    },
    'add to bag': async () => {
      const person = await buyer()
      shopping.push(person)
      return post(`/api/cart/add/${next(goods).id}`, person.token, { quantity: 1 })
    },
    'place order': everySo(
      2,
      () => {
        const person = shopping.shift()
        if (!person) return list()
        const json = { billingAddress: billing, device: 'mobile' }
        return post(`/api/cart/place-order/${person.cartId}`, person.token, json)
      },
      list,
    ),
    picture: () => get(picture()),
    'picture, another': () => get(picture()),
    'admin, and now and then a change': everySo(20, edit, () =>
      get('/api/admin/order', { token: asha.token }),
    ),
    'log-in, now and then': everySo(
      10,
      () => post('/api/login', '', customer),
      () => get('/api/me', { token: meera.token }),
    ),
    'categories and texts': () => get(next(['/api/admin/category', '/api/admin/banner/slidingText'])),
  }
}
