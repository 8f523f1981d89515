// Beside this file the test generates `client.ts`; here nothing is, so `npm run check` passes it over.
import { addToCart, configure, login, placeOrder, readOrder, register, searchProducts } from './client.ts'

interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly contact: string
}

/** A program of somebody who knows the API by its document only: what it was refused first, and what it bought. */
export async function buySaree(serverUrl: string, person: Person) {
  configure({ serverUrl })
  const { email, password } = person
  const stranger = await login({ body: { email, password } })
  await register({ body: person })
  const { data: signedIn } = await login({ body: { email, password } })
  if (!signedIn || !('token' in signedIn)) throw new Error('Not logged in')
  configure({ auth: { bearer: signedIn.token } })
  const { data: [saree] = [] } = await searchProducts({ query: { q: 'saree' } })
  if (!saree) throw new Error('No saree')
  const { data: bag } = await addToCart({ path: { productId: saree._id }, body: { quantity: 2 } })
  if (!bag) throw new Error('Not in the bag')
  const { data: placed } = await placeOrder({
    path: { cartId: bag.currentCart._id },
    body: {
      billingAddress: {
        name: person.name,
        email,
        contact: person.contact,
        address: '14 Temple Street',
        city: 'Chennai',
        state: 'Tamil Nadu',
        country: 'India',
        zipCode: '600004',
        payment: 'cod',
      },
    },
  })
  if (!placed) throw new Error('Not ordered')
  const { data: order } = await readOrder({ path: { _id: placed.order._id } })
  return { refused: stranger.error?.code, saree, order }
}
