import { randomUUID } from 'node:crypto'
import { giftCards } from '../../../src/features/credit/giftCard.tables.ts'
import { hashOfCode, makeGiftCode } from '../../../src/features/credit/giftCode.ts'
import type { Requests, World } from './request.ts'

/** A gift card that nobody has redeemed. */
async function giftCard({ shop }: World): Promise<{ id: string; code: string }> {
  const [id, code] = [randomUUID(), makeGiftCode()]
  await shop.services.db.insert(giftCards).values({
    ...{ id, codeHash: hashOfCode(code), lastFour: code.slice(-4), valuePaise: 50_000 },
    ...{ paidBy: 'upi', idempotencyKey: randomUUID(), issuerName: 'Asha Verma' },
  })
  return { id, code }
}

export const creditRequests: Requests = {
  'GET /api/credit': () => ({}),
  'GET /api/admin/customer/{_id}/credit': ({ owner }) => ({ params: { _id: owner.id } }),
  'POST /api/admin/customer/{_id}/credit': ({ owner }) => ({
    params: { _id: owner.id },
    json: { requestId: randomUUID(), amount: 5, note: 'For the wait', currentPassword: 'saree@2026' },
  }),
  'POST /api/credit/redeem': async (world) => ({ json: { code: (await giftCard(world)).code } }),
  'GET /api/admin/gift-card': () => ({}),
  'POST /api/admin/gift-card': () => ({
    json: { requestId: randomUUID(), amount: 500, paidBy: 'upi', currentPassword: 'saree@2026' },
  }),
  'POST /api/admin/gift-card/{_id}/withdraw': async (world) => ({
    params: { _id: (await giftCard(world)).id },
    json: { currentPassword: 'saree@2026' },
  }),
}
