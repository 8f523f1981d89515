import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPicture } from '../../../../test/fixtures/pictures.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { usualLook } from '../look/look.schema.ts'
import { appIcon, iconVersion } from './appIcon.ts'
import { iconOf } from './icons.rules.ts'
import { manifestOf, shortName } from './manifest.rules.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const manifest = async () => (await shop.call('GET', '/manifest.webmanifest')).body
const iconAt = async (path: string) => {
  const { services } = shop
  const wanted = iconOf(path.slice('/app-icon/'.length).split('?')[0] ?? '')
  if (!wanted) throw new Error(`No icon: ${path}`)
  return sharp(await appIcon(services.media, await services.settings(), wanted))
}
/** The colour of a corner, and of the middle, as the icon shows them. */
async function colours(path: string) {
  const { data, info } = await (await iconAt(path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ]
  return { corner: at(0, 0), middle: at(info.width / 2, info.height / 2) }
}

test('the manifest has what makes a shop installable, and follows name, words, logo and colours', async () => {
  await changeSettings(shop, { name: 'Meera Silks & Sons', tagline: 'Silk from Kanchi' })
  await expect.poll(async () => (await manifest()).name).toBe('Meera Silks & Sons')
  const before = await manifest()
  expect(before).toMatchObject({
    short_name: 'Meera Silks',
    description: 'Silk from Kanchi',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#fbf6ea',
  })
  expect(before.icons.map(({ sizes, purpose }: Record<string, string>) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ])
  for (const { src } of before.icons) {
    const answer = await shop.call('GET', src)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
  }
  const logo = await addPicture(shop, '#0e5a63')
  await changeSettings(shop, { logo, look: { ...usualLook, action: '#003399' } })
  await expect.poll(async () => (await manifest()).theme_color).toBe('#003399')
  const after = await manifest()
  expect(after.icons[0].src).not.toBe(before.icons[0].src)
  // An icon of before is not stored as one of now.
  expect((await shop.call('GET', before.icons[0].src)).headers.get('cache-control')).toBe('no-store')
})

describe('icons', () => {
  test.each([
    ['/app-icon/any-192.png', 192],
    ['/app-icon/maskable-512.png', 512],
    ['/app-icon/apple-180.png', 180],
  ])('%s is as large as it says', async (path, size) => {
    expect(await (await iconAt(path)).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  })

  test('the drawn logo stands on a ground in the main colour, which a phone may cut', async () => {
    await changeSettings(shop, { logo: '' })
    await expect.poll(async () => (await shop.services.settings()).logo).toBe('')
    expect((await colours('/app-icon/maskable-512.png')).corner).toEqual([0, 0x33, 0x99, 255])
    expect((await colours('/app-icon/any-512.png')).corner[3]).toBe(0)
  })

  test('an own logo is shown whole, and one that lies elsewhere is the first letter on the shop’s colour', async () => {
    const logo = await addPicture(shop, '#0e5a63')
    await changeSettings(shop, { logo })
    await expect.poll(async () => (await shop.services.settings()).logo).toBe(logo)
    const { corner, middle } = await colours('/app-icon/maskable-512.png')
    expect(corner).toEqual([255, 250, 240, 255])
    // It may be seen through and as dark as the phone's own ground.
    expect((await colours('/app-icon/any-512.png')).middle[3]).toBe(255)
    expect(Math.abs((middle[0] ?? 0) - 0x0e)).toBeLessThan(12)
    await changeSettings(shop, { logo: 'https://elsewhere.example/logo.png', name: '<क्षमा' })
    await expect.poll(async () => (await shop.services.settings()).name).toBe('<क्षमा')
    expect((await colours('/app-icon/any-192.png')).corner).toEqual([0x00, 0x33, 0x99, 255])
  })

  test('a letter of each script is drawn, not the box that stands for a letter without a font', async () => {
    const { media } = shop.services
    const iconOf = (name: string) =>
      appIcon(
        media,
        { name, logo: 'https://elsewhere.example/logo.png', look: usualLook },
        { purpose: 'any', size: 192 },
      )
    for (const [one, other] of [
      ['தேவி', 'மீனா'],
      ['देवी', 'मीना'],
      ['বাংলা', 'রাধা'],
      ['ਪੰਜਾਬ', 'ਮੀਰਾ'],
      ['ગાંધી', 'મીરા'],
      ['ଓଡ଼ିଶା', 'ମୀରା'],
      ['రాధిక', 'మీరా'],
      ['ರಾಧಾ', 'ಮೀರಾ'],
      ['രാധ', 'മീര'],
    ] as const)
      expect((await iconOf(one)).equals(await iconOf(other)), one).toBe(false)
  })

  test('of nothing else there is one', async () => {
    for (const file of ['any-193.png', '..%2Fx.png', 'constructor'])
      expect((await shop.call('GET', `/app-icon/${file}`)).status).toBe(404)
  })
})

test.each([
  ['Zari', 'Zari'],
  ['Meera Silks & Sons', 'Meera Silks'],
  ['The Kanchipuram House', 'The'],
  ['Kanchipuramsilks', 'Kanchipurams'],
])('%s is %s under an icon', (name, short) => expect(shortName(name)).toBe(short))

test('icons are others when what they are made of is', () => {
  const source = { name: 'Zari', logo: '', look: usualLook }
  const same = iconVersion(source)
  expect(iconVersion({ ...source, name: 'Zaree' })).toBe(same)
  for (const other of [
    { name: 'Meera' },
    { logo: '/media/x' },
    { look: { ...usualLook, action: '#000000' } },
  ])
    expect(iconVersion({ ...source, ...other })).not.toBe(same)
  expect(manifestOf({ ...source, tagline: '' }, same).icons).toHaveLength(4)
})
