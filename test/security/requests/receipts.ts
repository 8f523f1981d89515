import { randomUUID } from 'node:crypto'
import { bankMails } from '../../../src/features/receipts/mails/bankMails.tables.ts'
import { receipts } from '../../../src/features/receipts/receipts.tables.ts'
import { order, paidOrder, unique } from './made.ts'
import type { Requests, World } from './request.ts'

/** Money that paid nothing so far. */
async function receipt({ shop }: World, outcome?: 'notOrder'): Promise<string> {
  const id = randomUUID()
  await shop.services.db.insert(receipts).values({
    ...{ id, source: 'hand', amountPaise: 90_071, receivedOn: '2026-04-01', narration: 'NEFT of nobody' },
    ...{ fingerprint: id, ...(outcome && { outcome }) },
  })
  return id
}

/** Twelve digits that nobody used. */
const utr = () => String(Number.parseInt(randomUUID().slice(0, 8), 16)).padStart(12, '3')

/** A mail of the bank that waits to be looked at. */
async function bankMail({ shop }: World): Promise<string> {
  const id = randomUUID()
  const mailedAt = new Date()
  await shop.services.db
    .insert(bankMails)
    .values({ id, signatureId: id, sender: 'alerts@bank.example', reason: 'unreadable', mailedAt })
  return id
}

export const receiptsRequests: Requests = {
  'GET /api/admin/bank-mail': () => ({}),
  'POST /api/admin/bank-mail/{_id}/done': async (world) => ({ params: { _id: await bankMail(world) } }),
  'GET /api/admin/receipt': () => ({}),
  'POST /api/admin/receipt/statement': () => ({
    query: '?write=true',
    body: `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n01/04/26,NEFT ${unique()},,01/04/26,,500.00,500.00`,
    headers: { 'content-type': 'application/octet-stream' },
  }),
  'GET /api/admin/receipt/awaited': () => ({}),
  'POST /api/admin/receipt': () => ({ json: { amount: '1,299', receivedOn: '2026-04-01', utr: utr() } }),
  'POST /api/admin/receipt/{_id}/match': async (world) => {
    // Approving is another change, with an entry of its own.
    const { number } = await paidOrder(world)
    const json = { orderNumber: number, reason: 'The rest in cash', currentPassword: 'saree@2026' }
    return { params: { _id: await receipt(world) }, json }
  },
  'POST /api/admin/receipt/{_id}/settle': async (world) => ({
    params: { _id: await receipt(world) },
    json: { outcome: 'refund', reference: '412345678901', currentPassword: 'saree@2026' },
  }),
  'POST /api/admin/receipt/{_id}/reopen': async (world) => ({
    params: { _id: await receipt(world, 'notOrder') },
  }),
  'GET /api/admin/order/receipts/{_id}': async (world) => ({ params: { _id: (await order(world))._id } }),
}
