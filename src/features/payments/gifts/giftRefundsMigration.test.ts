/** Gift cards whose money went back before that moment was stored have it from the log. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopBefore } from '../../../../test/fixtures/earlierShop.ts'

let shop: Awaited<ReturnType<typeof openShopBefore>>
beforeAll(async () => {
  shop = await openShopBefore('_receipts_of_gift_cards')
})
afterAll(() => shop.close())

const id = (at: number) => `00000001-0000-7000-8000-00000000000${at}`

test('the day on which the money of a gift card went back is that of the log, where nothing else says it', async () => {
  const purchased = (at: number, state: string, refundedAt = 'null') =>
    `('${id(at)}', 'Meera', 50000, '', '2026-04-01', '${state}', gen_random_uuid(), '2026-04-01', ${refundedAt})`
  const logged = (at: number, action: string, day: string) =>
    `(gen_random_uuid(), 'Asha', 'giftPurchase.${action}', '${id(at)}', '${day}')`
  await shop.run(`
    insert into gift_purchases (id, buyer_name, value_paise, recipient_email, send_on, state, request_id, paid_at, refunded_at) values
      ${purchased(1, 'refunded')}, ${purchased(2, 'refunded', `'2026-05-05'`)}, ${purchased(3, 'paid')}, ${purchased(4, 'refunded')};
    insert into audit_log (id, actor_name, action, subject_id, created_at) values
      ${logged(1, 'approve', '2026-04-02')}, ${logged(1, 'refund', '2026-04-09')}, ${logged(2, 'refund', '2026-04-09')},
      ${logged(3, 'approve', '2026-04-02')}`)
  await shop.migrate()
  const rows = await shop.ask(`select refunded_at::date::text as day from gift_purchases order by id`)
  expect(rows.map(({ day }) => day)).toEqual(['2026-04-09', '2026-05-05', null, null])
})
