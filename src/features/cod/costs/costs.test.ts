import { afterAll, beforeEach, expect, test } from 'vitest'
import { setStatus } from '../../../../test/fixtures/orders.ts'
import type { Json } from '../../../../test/fixtures/shop.ts'
import { openCodShop } from '../cod.fixture.ts'

const codShop = await openCodShop()
const { shop, people, somebody, guard, ordered } = codShop
afterAll(codShop.close)
beforeEach(codShop.reset)

test('the owner sees what parcels that came back cost, by month and PIN code, and what the guard would have done', async () => {
  await guard({ isOn: false, returnCost: 250, confirmFrom: 1, advanceFrom: 100 })
  const placed = []
  for (let made = 0; made < 3; made += 1) placed.push((await ordered(somebody())).body.order)
  await setStatus(shop, placed[0], 'delivered')
  await setStatus(shop, placed[1], 'undelivered')
  const costs = async () => (await shop.call('GET', '/api/admin/cod/costs', { as: people.adminAsha })).body
  const body = await costs()
  expect(body.months).toEqual([{ month: expect.any(String), sent: 2, back: 1, cost: 250 }])
  expect(body.pins).toEqual([{ pin: '600004', sent: 2, back: 1, cost: 250, rate: 32 }])
  expect(body.replay).toMatchObject({
    parcels: 2,
    back: 1,
    asked: { nothing: 0, confirm: 2, advance: 0 },
    askedBack: 1,
  })
  // What the neighbours take says something of the place, as it does to the guard; what is taken elsewhere does not.
  for (const zipCode of ['600005', '600006', '641001']) {
    const { body: answer } = await ordered(somebody(), { zipCode })
    await setStatus(shop, answer.order, zipCode === '600005' ? 'undelivered' : 'delivered')
  }
  expect((await costs()).pins).toEqual([
    { pin: '600005', sent: 1, back: 1, cost: 250, rate: 35 },
    { pin: '600004', sent: 2, back: 1, cost: 250, rate: 33 },
  ])
  // Where most went in vain stands first.
  await setStatus(shop, placed[2], 'undelivered')
  expect((await costs()).pins.map(({ pin, cost }: Json) => [pin, cost])).toEqual([
    ['600004', 500],
    ['600005', 250],
  ])
})
