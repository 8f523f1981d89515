import { describe, expect, test } from 'vitest'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { markOf } from '#/ui/resource/form/markOf.ts'
import { seller } from '../../../../test/fixtures/seller.ts'
import { sampleIdentity } from '../sample.rules.ts'
import { shopSettingsSchema } from '../shop.schema.ts'
import { settingsSections } from '../ui/admin/settings/settingsSections.ts'
import { blocking, emptiedNeeds, type LaunchFacts, launchItems } from './launch.rules.ts'

const now = new Date('2026-11-22T10:00:00Z')
const mark = (value = '', at = now) => ({ value, at })
const settings = shopSettingsSchema.parse(seller)

const ready: LaunchFacts = {
  settings,
  goods: { categories: 4, products: 1, sellable: 1, homeTouched: true },
  marks: new Map([
    ['noGstin', mark()],
    ['policies', mark()],
    ['upiTested', mark(seller.upiId)],
    ['mailTested', mark('asha@silks.in')],
    ['backup', mark('/data/backups/zari.zip')],
  ]),
  mailServer: true,
  adminEmail: 'asha@silks.in',
  now,
}
const without = (key: string) => new Map([...ready.marks].filter(([name]) => name !== key))
const openOf = (facts: Partial<LaunchFacts>) =>
  launchItems({ ...ready, ...facts })
    .filter(({ done }) => !done)
    .map(({ key }) => key)
const blocksOf = (facts: Partial<LaunchFacts>) =>
  blocking(launchItems({ ...ready, ...facts })).map(({ key }) => key)

describe('the way to the launch', () => {
  test('is at its end when all is given', () => expect(openOf({})).toEqual([]))

  test('of an empty shop names everything that only its owner can give', () => {
    const empty = shopSettingsSchema.parse({})
    const goods = { categories: 0, products: 0, sellable: 0, homeTouched: false }
    const facts = {
      settings: empty,
      goods,
      marks: new Map(),
      mailServer: false,
      adminEmail: 'admin@zari.example',
    }
    expect(openOf(facts)).toHaveLength(12)
    expect(blocksOf(facts)).toEqual([
      ...['seller', 'gstin', 'upi', 'whatsapp', 'grievance', 'policies', 'categories', 'product'],
    ])
    const [first] = launchItems({ ...ready, settings: empty })
    expect(first?.missing).toEqual(['legal name', 'address', 'state', 'phone', 'email'])
  })

  test.each(Object.keys(sampleIdentity) as (keyof typeof sampleIdentity)[])(
    'does not take the sample shop’s %s for the owner’s, where it tells',
    (name) => {
      const blocks = blocksOf({ settings: { ...settings, [name]: sampleIdentity[name] } })
      const mayBeTrue = ['upiName', 'state', 'grievanceOfficer', 'externalSite'].includes(name)
      expect(blocks).toHaveLength(mayBeTrue ? 0 : 1)
    },
  )

  test('wants a rupee that came to this UPI id, not to the one before', () => {
    expect(blocksOf({ settings: { ...settings, upiId: 'another@okbank' } })).toEqual(['upi'])
    expect(blocksOf({ marks: without('upiTested') })).toEqual(['upi'])
  })

  test('takes a GSTIN or the word that there is none', () => {
    expect(blocksOf({ marks: without('noGstin') })).toEqual(['gstin'])
    const registered = { ...settings, gstin: '09ABCDE1234F1Z5' }
    expect(blocksOf({ marks: without('noGstin'), settings: registered })).toEqual([])
  })

  test('wants a product that can be bought', () => {
    const goods = { ...ready.goods, sellable: 0 }
    expect(blocksOf({ goods })).toEqual(['product'])
    expect(blocksOf({ goods: { ...ready.goods, categories: 0 } })).toEqual(['categories'])
  })

  test('only advises a home page, mails, a fresh backup and a log-in of one’s own', () => {
    const eightDays = new Date(now.getTime() - 8 * 86_400_000)
    const facts = {
      goods: { ...ready.goods, homeTouched: false },
      mailServer: false,
      marks: new Map([...ready.marks, ['backup', mark('', eightDays)] as const]),
      adminEmail: 'admin@zari.example',
    }
    expect(openOf(facts)).toEqual(['home', 'mail', 'backup', 'admin'])
    expect(blocksOf(facts)).toEqual([])
    const backup = launchItems({ ...ready, ...facts }).find(({ key }) => key === 'backup')
    expect(backup?.note).toBe('You said it was made 8 days ago.')
  })
})

test('what leads to the settings leads to a section of theirs', () => {
  const marks = settingsSections().map(markOf)
  const wanted = launchItems(ready).flatMap(({ to }) => to.match(/^\/admin\/settings#(.+)$/)?.[1] ?? [])
  expect(wanted).toContain('upi')
  for (const mark of wanted) expect(marks).toContain(mark)
  expect(inLanguage('hi', () => settingsSections().map(markOf))).toEqual(marks)
})

describe('a launched shop', () => {
  const launched = { ...settings, launched: true }

  test('keeps what it needs', () => {
    expect(emptiedNeeds(launched, { ...launched, upiId: '' })).toEqual([
      { field: 'upiId', message: 'A launched shop needs its UPI id.' },
    ])
    expect(emptiedNeeds(launched, { ...launched, upiId: 'new@okbank', externalSite: '' })).toEqual([])
  })

  test('may be without what it never had, and a closed one without anything', () => {
    const bare = { ...launched, upiId: '' }
    expect(emptiedNeeds(bare, { ...bare, tagline: 'x' })).toEqual([])
    expect(emptiedNeeds(settings, { ...settings, upiId: '' })).toEqual([])
  })
})
