import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const namesOf = (body: Json): string[] => body.map((user: { name: string }) => user.name)
const asked = (path: string) => shop.call('GET', `/api/admin/user${path}`, { as: people.adminAsha })

describe("the shopkeeper's users", () => {
  test('come oldest first, or as ordered, page by page', async () => {
    expect(namesOf((await asked('')).body)).toEqual(['Meera Iyer', 'Ravi Kumar', 'Asha Verma'])
    expect(namesOf((await asked('?order=name')).body)).toEqual(['Asha Verma', 'Meera Iyer', 'Ravi Kumar'])
    const second = await asked('?order=-name&limit=2&page=2')
    expect(namesOf(second.body)).toEqual(['Asha Verma'])
    expect(second.headers.get('x-total-count')).toBe('3')
  })

  test('are narrowed by role, status and words of name, e-mail or contact', async () => {
    expect(namesOf((await asked('?role=admin')).body)).toEqual(['Asha Verma'])
    expect(namesOf((await asked('?status=inactive')).body)).toEqual([])
    expect(namesOf((await asked('?q=RAVI.KUMAR@')).body)).toEqual(['Ravi Kumar'])
    expect(namesOf((await asked('?q=98765&order=name&role=customer')).body)).toEqual([
      'Meera Iyer',
      'Ravi Kumar',
    ])
    expect(namesOf((await asked('?q=%25')).body)).toEqual([])
  })

  test('cannot be ordered by what is secret', async () => {
    const { status, body } = await asked('?order=password')
    expect(status).toBe(422)
    expect(body.errors[0].field).toBe('order')
  })

  test('one by one are for admins only and carry no secret', async () => {
    const path = `/api/admin/user/${people.meera.id}`
    expect((await shop.call('GET', path)).status).toBe(401)
    expect((await shop.call('GET', path, { as: people.meera })).status).toBe(403)
    const { status, body } = await shop.call('GET', path, { as: people.adminAsha })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(
      ['_id', 'id', 'name', 'email', 'contact', 'role', 'status', 'image', 'language'].sort(),
    )
    expect((await asked('/0199a0a0-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await asked('/nobody')).status).toBe(404)
  })

  test('a taken e-mail is named at its field', async () => {
    const json = { name: 'Ravi Again', email: people.ravi.email, password: 'silk@123', contact: '9812345670' }
    const answer = await shop.call('POST', '/api/admin/user/store', { as: people.adminAsha, json })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'User already exists.',
        errors: [{ field: 'email', message: 'User already exists.' }],
      },
    })
  })
})
