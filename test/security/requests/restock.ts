import { insertWish, wishesOf } from '../../../src/features/restock/restock.store.ts'
import { unsubscribeToken } from '../../../src/features/restock/unsubscribe.ts'
import { addProduct } from '../../fixtures/goods.ts'
import { unique } from './made.ts'
import type { Requests, World } from './request.ts'

const soldOut = ({ shop }: World) => addProduct(shop, { name: `Gone ${unique()}`, quantity: 0 })

async function restockWish(world: World): Promise<string> {
  const productId = (await soldOut(world)).id
  return insertWish(world.shop.services.db, { userId: world.owner.id }, { productId, size: '' })
}

async function restockToken(world: World): Promise<string> {
  const id = await restockWish(world)
  const wishes = await wishesOf(world.shop.services.db, { userId: world.owner.id })
  return wishes.find((wish) => wish.id === id)?.token ?? ''
}

const endToken = ({ shop, owner }: World) => unsubscribeToken(shop.services, { userId: owner.id })

export const restockRequests: Requests = {
  'POST /api/restock': async (world) => ({
    json: { productId: (await soldOut(world)).id },
  }),
  'GET /api/restock': () => ({}),
  'DELETE /api/restock/{_id}': async (world) => ({ params: { _id: await restockWish(world) } }),
  'POST /api/restock/unsubscribe/{token}': async (world) => ({ params: { token: await endToken(world) } }),
  'GET /api/restock/unsubscribe/{token}': async (world) => ({ params: { token: await endToken(world) } }),
  'GET /api/admin/restock': () => ({}),
  'GET /api/restock/link/{token}': async (world) => ({ params: { token: await restockToken(world) } }),
  'POST /api/restock/link/{token}': async (world) => ({
    params: { token: await restockToken(world) },
    json: { answer: 'withdraw' },
  }),
}
