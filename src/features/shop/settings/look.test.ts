import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailKinds } from '#/main/jobs/mails.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { usualLook } from '../look/look.schema.ts'
import { writeMail } from '../mails/writeMail.ts'

let shop: TestShop
let admin: Awaited<ReturnType<typeof cast>>['adminAsha']
beforeAll(async () => {
  shop = await openTestShop()
  admin = (await cast(shop)).adminAsha
})
afterAll(() => shop.close())

const change = (json: Record<string, unknown>) => shop.call('POST', '/api/admin/look', { as: admin, json })
const brand = async () => (await shop.call('GET', '/api/shop')).body.brand
const get = (path: string) => shop.call('GET', path)

test('a shop that chose nothing says nothing of its look', async () => {
  expect(await brand()).toBeUndefined()
  expect((await shop.call('GET', '/api/admin/look', { as: admin })).body).toEqual({ ...usualLook, logo: '' })
})

describe('a change', () => {
  test('is a style of its own at an address of its own, for ever, and fonts that come with it', async () => {
    const other = await shop.anotherProcess()
    const brandThere = async () => (await other.call('GET', '/api/shop')).body.brand
    expect(await brandThere()).toBeUndefined()
    const answer = await change({ action: ' RGB(0, 51, 153) ', corners: 'square', type: 'book' })
    expect(answer).toMatchObject({
      status: 200,
      body: { ...usualLook, action: '#003399', corners: 'square', type: 'book' },
    })
    // By a notice of the database, as in every process.
    await expect.poll(brand).toMatchObject({ themeColor: '#003399', unused: ['display', 'text'] })
    await expect.poll(brandThere).toEqual(await brand())
    await other.close()
    const shown = await brand()
    const style = await get(shown.style)
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(style.headers.get('cache-control')).toContain('immutable')
    expect(style.body).toContain('--color-kumkum:#003399')
    expect(style.body).toContain('--radius-md:0px')
    expect(style.body).not.toContain('--color-peacock')
    expect(shown.fonts).toHaveLength(3)
    for (const font of shown.fonts) {
      expect(style.body).toContain(font)
      const file = await get(font)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'font/woff2'])
      expect(file.headers.get('cache-control')).toContain('immutable')
    }
    await change({ corners: 'round', ground: 'turmeric', ornament: 'plain', spacing: 'airy' })
    await expect.poll(async () => (await brand()).style).not.toBe(shown.style)
    // A page from before asks for what is gone: it gets what is there, and nobody stores that.
    const old = await get(shown.style)
    expect(old.headers.get('cache-control')).toBe('no-store')
    for (const value of [
      '--radius-md:14px',
      '--color-page:#fff8e1',
      '--air:1.75',
      '.temple-border{display:none}',
    ])
      expect(old.body).toContain(value)
    expect((await get('/manifest.webmanifest')).body.background_color).toBe('#fff8e1')
  })

  test('that cannot be read is refused by its field, with the nearest that can', async () => {
    const refused = await change({ action: '#ff8800', accent: '#222', link: '#0c5b65' })
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'action', message: expect.stringContaining('cannot be read under white text') },
          { field: 'accent', message: expect.stringContaining('The nearest that can: #') },
        ],
      },
    })
    const [, nearest] = /The nearest that can: (#\w{6})/.exec(refused.body.errors[0].message) ?? []
    expect((await change({ action: nearest })).body.action).toBe(nearest)
  })

  test.each([
    ['action', 'red'],
    ['link', '#12345'],
    ['accent', 7],
    ['type', 'comic'],
    ['corners', ''],
    ['cards', null],
    ['ground', 'mud'],
    ['ornament', true],
    ['spacing', 2],
    ['logo', 'javascript:alert(1)'],
  ])('%s: %j is refused by its field', async (field, value) => {
    expect(await change({ [field]: value })).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  })

  test('of two admins at once the second is told, and both are in the log', async () => {
    await change({ cards: 'framed' })
    expect(await change({ cards: 'raised', seen: { cards: 'plain' } })).toMatchObject({
      status: 409,
      body: { clash: { stored: { cards: 'framed' }, wanted: { cards: 'raised' } } },
    })
    expect((await change({ cards: 'raised', seen: { cards: 'framed' } })).status).toBe(200)
    const { body } = await shop.call('GET', '/api/admin/audit', { as: admin })
    expect(body[0]).toMatchObject({
      action: 'look.update',
      before: { cards: 'framed' },
      after: { cards: 'raised' },
    })
  })

  test('of the settings leaves the look as it is, and cannot change it', async () => {
    const before = (await shop.call('GET', '/api/admin/look', { as: admin })).body
    const json = { tagline: 'Silk', look: { action: '#ffffff' } }
    await shop.call('POST', '/api/admin/shop', { as: admin, json })
    expect((await shop.call('GET', '/api/admin/look', { as: admin })).body).toEqual(before)
  })
})

test.each(['rozha-400.00000000.woff2', '..%2Fdisplay-500.core.woff2', 'rozha-400.woff2'])(
  '%s is no font of a look',
  async (file) => expect((await get(`/fonts/${file}`)).status).toBe(404),
)

test('mails follow, and read on dark screens', async () => {
  await change({ action: '#003399', link: '#00557f', accent: '#ffc61a' })
  const { sample } = mailKinds['order.placed']?.shown ?? {}
  const { html } = await writeMail(shop.services, mailKinds, 'order.placed', sample)
  expect(html).toContain('background-color:#003399')
  expect(html).toContain('2px solid #ffc61a')
  expect(html).not.toContain('#7a1230')
  expect(html).not.toContain('#f2b8c6')
  await change({ ...usualLook })
  const usual = await writeMail(shop.services, mailKinds, 'order.placed', sample)
  expect(usual.html).toContain('.mail-brand, .mail-link { color: #f2b8c6 !important }')
  expect(usual.html).toContain('border-bottom:2px solid #c9972f')
})
