import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSettings } from '../../../demo/settings.ts'
import { addProduct, stockGoods } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { MOST_GROUPS, MOST_MISSED } from './search.rules.ts'
import { countMissed } from './search.store.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' })
  people = await cast(shop)
  const { saree } = await stockGoods(shop)
  await addProduct(shop, { name: 'Plain Drape', fabric: 'Cotton', categoryId: saree.id, pricePaise: 150_000 })
})
afterAll(() => shop.close())

const namesOf = async (q: string, at: TestShop = shop, as = people.meera) => {
  const { body } = await at.call('GET', `/api/search?q=${encodeURIComponent(q)}`, { as })
  return body.map(({ name }: { name: string }) => name)
}
const miss = (q: string, from: string, as = people.meera) =>
  shop.call('POST', '/api/search/missed', { as, json: { q }, headers: { 'x-forwarded-for': from } })
const words = async () => (await shop.call('GET', '/api/admin/search', { as: people.adminAsha })).body

test('words that mean the same are found in every process as soon as they are written down, and are audited', async () => {
  const other = await shop.anotherProcess()
  expect(await namesOf('vastralu')).toEqual([])
  const added = await shop.call('POST', '/api/admin/search/synonyms', {
    as: people.adminAsha,
    json: { words: 'vastralu, Saree\nvastralu' },
  })
  expect(added).toMatchObject({ status: 201, body: { synonyms: { words: ['vastralu', 'Saree'] } } })
  const { _id } = added.body.synonyms
  for (const at of [shop, other]) {
    await expect
      .poll(() => namesOf('vastralu', at))
      .toEqual(['Bengal Cotton Saree', 'Banarasi Silk Saree', 'Plain Drape'])
  }
  const as = people.adminAsha
  const changed = { words: 'vastralu, suit', seen: { words: ['vastralu', 'Saree'] } }
  const path = `/api/admin/search/synonyms/${_id}`
  expect((await shop.call('POST', path, { as, json: changed })).status).toBe(200)
  await expect.poll(() => namesOf('vastralu')).toContain('Cotton Straight Suit')
  expect((await shop.call('POST', path, { as, json: changed })).status).toBe(200)
  const late = { words: 'vastralu, kurta', seen: { words: ['vastralu', 'Saree'] } }
  expect((await shop.call('POST', path, { as, json: late })).status).toBe(409)
  expect((await shop.call('DELETE', path, { as })).status).toBe(200)
  await expect.poll(() => namesOf('vastralu')).toEqual([])
  const { rows } = await shop.services.db.execute(
    sql`select action from audit_log where subject_id = ${_id} order by created_at, id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['synonyms.create', 'synonyms.update', 'synonyms.delete'])
  await other.close()
})

test.each([
  ['', 'words'],
  ['saree', 'words'],
  ['saree, 12', 'words'],
  [`saree, ${'a'.repeat(61)}`, 'words'],
  [Array.from({ length: 61 }, (_, at) => `w${at}`).join(), 'words'],
])('%j is refused, and nothing is stored', async (text, field) => {
  const before = (await words()).synonyms.length
  const json = { words: text }
  const answer = await shop.call('POST', '/api/admin/search/synonyms', { as: people.adminAsha, json })
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  expect((await words()).synonyms).toHaveLength(before)
})

test('a word that two people sought in vain is listed, and leaves the list when it becomes a synonym', async () => {
  await miss('sherwani for men', '10.1.0.1')
  await miss('SHERWANI', '10.1.0.1')
  expect((await words()).missed).toEqual([])
  await countMissed(shop.services.db, 'sherwani')
  expect((await words()).missed).toMatchObject([{ word: 'sherwani', times: 2 }])
  const json = { words: 'sherwani, suit', missed: 'sherwani' }
  const as = people.adminAsha
  const { body } = await shop.call('POST', '/api/admin/search/synonyms', { as, json })
  expect((await words()).missed).toEqual([])
  const missTwice = async (word: string) => {
    for (let time = 0; time < 2; time += 1) await countMissed(shop.services.db, word)
    expect((await words()).missed).toMatchObject([{ word }])
  }
  await missTwice('jodhpuri')
  const more = { words: 'sherwani, suit, jodhpuri', missed: 'jodhpuri' }
  await shop.call('POST', `/api/admin/search/synonyms/${body.synonyms._id}`, { as, json: more })
  expect((await words()).missed).toEqual([])
  await missTwice('tuxedo')
  expect((await shop.call('DELETE', '/api/admin/search/missed/tuxedo', { as })).status).toBe(200)
  expect((await words()).missed).toEqual([])
  const { rows } = await shop.services.db.execute(
    sql`select subject_id from audit_log where action = 'missedWord.forget'`,
  )
  expect(rows).toEqual([{ subject_id: 'tuxedo' }])
})

test('what may be a number, an address or a found word is not counted', async () => {
  const before = await shop.services.db.execute(sql`select word from missed_words`)
  for (const q of ['meera@example.com', '9876543210', 'saree', 'zzz 98765', 'a/b/qwerty', 'saree 12']) {
    expect((await miss(q, '10.1.0.2')).status).toBe(200)
  }
  expect((await shop.services.db.execute(sql`select word from missed_words`)).rows).toEqual(before.rows)
})

test('a flood is stopped, and the table stays short', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 50; at += 1) {
    const letters = String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))
    statuses.push((await miss(`qqxx${letters}zz`, '10.1.0.3')).status)
  }
  expect(statuses).toContain(429)
  await shop.services.db.execute(
    sql`insert into missed_words (word) select 'flood' || number from generate_series(1, ${MOST_MISSED + 50}) number`,
  )
  await countMissed(shop.services.db, 'newest')
  const { rows } = await shop.services.db.execute(sql`select word from missed_words`)
  expect(rows).toHaveLength(MOST_MISSED)
  expect(rows.map(({ word }) => word)).toContain('newest')
})

test('visitors search in an open shop alone', async () => {
  const paths = ['/api/search?q=silk', '/api/search/suggestions?q=silk', '/api/search']
  const statuses = () => Promise.all(paths.map(async (path) => (await shop.call('GET', path)).status))
  expect(await statuses()).toEqual([401, 401, 401])
  await changeSettings(shop, { ...demoSettings, access: 'open' })
  await expect.poll(statuses).toEqual([200, 200, 422])
})

test('suggestions name lists of categories and values of filters, prices and what was meant', async () => {
  const { body } = await shop.call('GET', '/api/search/suggestions?q=coton%20sari%20under%202k')
  expect(body).toMatchObject({
    products: [{ name: 'Bengal Cotton Saree' }, { name: 'Plain Drape' }],
    total: 2,
    lists: [
      {
        category: 'saree',
        filters: [{ key: 'fabric', label: 'Fabric', value: 'Cotton' }],
        max: 2000,
        total: 1,
      },
      {
        category: 'saree',
        filters: [{ key: 'fabric', label: 'Fabric', value: 'Cotton' }],
        max: null,
        total: 1,
      },
      { category: 'saree', filters: [], min: null, max: null, total: 3 },
    ],
    ...{ didYouMean: null, missing: [], isPartial: false, least: null, most: 2000, text: 'coton sari' },
  })
  const meant = await shop.call('GET', '/api/search/suggestions?q=banrarsi')
  expect(meant.body).toMatchObject({ didYouMean: 'banarasi', products: [{ name: 'Banarasi Silk Saree' }] })
})

test('there are never more groups than there may be, however many are added at once', async () => {
  const { db } = shop.services
  await db.execute(sql`delete from synonyms`)
  await db.execute(
    sql`insert into synonyms (words) select array['group', 'number ' || number] from generate_series(2, ${MOST_GROUPS}) number`,
  )
  const other = await shop.anotherProcess()
  const add = (at: TestShop, number: number) =>
    at.call('POST', '/api/admin/search/synonyms', {
      as: people.adminAsha,
      json: { words: `racing, word${'abcdefgh'[number]}` },
    })
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) => add(number % 2 ? shop : other, number)),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await words()).synonyms).toHaveLength(MOST_GROUPS)
  await other.close()
})
