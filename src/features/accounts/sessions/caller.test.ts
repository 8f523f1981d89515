import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { credentialOf } from '#/platform/http/credential.ts'
import { MINUTE_MS } from '#/platform/time/spans.rules.ts'
import { type KnownPerson, signUp } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { findCallers } from './caller.ts'

let shop: TestShop
let meera: KnownPerson
let ravi: KnownPerson
let asha: KnownPerson

beforeAll(async () => {
  shop = await openTestShop()
  meera = await signUp(shop, 'Meera Iyer')
  ravi = await signUp(shop, 'Ravi Kumar')
  asha = await signUp(shop, 'Asha Verma', 'admin')
})
afterAll(() => shop.close())

async function logIn({ email, password }: KnownPerson): Promise<Headers> {
  const { body } = await shop.call('POST', '/api/login', { json: { email, password } })
  return new Headers({ authorization: String(body.token) })
}

/** Whether the database was asked about a session while `act` ran. */
async function isLookedUp(act: () => Promise<unknown>): Promise<boolean> {
  const query = vi.spyOn(Client.prototype, 'query')
  await act()
  const texts = query.mock.calls.map((call) => JSON.stringify(call.slice(0, 1)))
  query.mockRestore()
  return texts.some((text) => /from \W*sessions/.test(text))
}

/** A process of its own whose clock is set by hand, and that knows `atMost` sessions. */
function process(atMost?: number) {
  let clock = Date.now()
  const find = findCallers(shop.services, () => clock, atMost)
  return {
    pass: (ms: number) => {
      clock += ms
    },
    asks: (headers: Headers) =>
      isLookedUp(async () =>
        expect(await find(credentialOf(headers, shop.services.config.origin))).not.toBeNull(),
      ),
  }
}

describe('where more sessions are in use than a process knows', () => {
  test('those that are used again and again are never looked up', async () => {
    const { asks } = process(3)
    const [often, twin] = [await logIn(meera), await logIn(meera)]
    for (const headers of [often, twin]) expect(await asks(headers)).toBe(true)
    for (let others = 0; others < 6; others += 1) {
      expect(await asks(await logIn(ravi))).toBe(true)
      for (const headers of [often, twin]) expect(await asks(headers)).toBe(false)
    }
  })

  test('one that was used long ago is looked up, and known again', async () => {
    const { asks } = process(2)
    const [first, second, third] = [await logIn(meera), await logIn(ravi), await logIn(asha)]
    for (const headers of [first, second, third]) expect(await asks(headers)).toBe(true)
    expect(await asks(first)).toBe(true)
    expect(await asks(first)).toBe(false)
  })
})

describe('without a notice', () => {
  // Customers who came in the same minute have different lots.
  test.each([
    [0, 7.5],
    [0.5, 11.25],
    [1, 15],
  ])('a customer whose lot is %d is looked up again after %d minutes', async (lot, minutes) => {
    const { asks, pass } = process()
    const headers = await logIn(meera)
    const random = vi.spyOn(Math, 'random').mockReturnValue(lot)
    expect(await asks(headers)).toBe(true)
    random.mockRestore()
    pass(minutes * MINUTE_MS - 1)
    expect(await asks(headers)).toBe(false)
    pass(1)
    expect(await asks(headers)).toBe(true)
  })

  test('an admin is looked up again after half a minute', async () => {
    const { asks, pass } = process()
    const headers = await logIn(asha)
    expect(await asks(headers)).toBe(true)
    pass(30_000 - 1)
    expect(await asks(headers)).toBe(false)
    pass(1)
    expect(await asks(headers)).toBe(true)
  })
})
