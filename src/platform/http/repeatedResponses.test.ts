import { expect, test } from 'vitest'
import { cachedResponse } from './cachedResponse.ts'
import { RepeatedResponses } from './repeatedResponses.ts'

const answer = (text: string) => cachedResponse(JSON.stringify(text), [])

test('an answer is kept from the second time on, and at once after a change', () => {
  const answers = new RepeatedResponses(100_000)
  const [first, second, changed] = [answer('silk'), answer('silk'), answer('cotton')]
  expect(answers.add('/api/product?q=silk', first)).toBe(false)
  expect(answers.get('/api/product?q=silk')).toBeUndefined()
  expect(answers.add('/api/product?q=silk', second)).toBe(true)
  expect(answers.get('/api/product?q=silk')).toBe(second)
  expect(answers.get('/api/product?q=linen')).toBeUndefined()
  answers.clear()
  expect(answers.get('/api/product?q=silk')).toBeUndefined()
  expect(answers.add('/api/product?q=silk', changed)).toBe(true)
  expect(answers.get('/api/product?q=silk')).toBe(changed)
})

test('neither questions nor answers of any length are kept', () => {
  const answers = new RepeatedResponses(100_000)
  const long = `/api/product?q=${'a'.repeat(1_000)}`
  const large = cachedResponse(JSON.stringify('silk '.repeat(10_000)), [])
  for (const key of [long, '/large']) {
    const answer = key === long ? cachedResponse('[]', []) : large
    expect([answers.add(key, answer), answers.add(key, answer), answers.get(key)], key.slice(0, 30)).toEqual([
      false,
      false,
      undefined,
    ])
  }
})

test('what was asked thousands of questions ago counts as new, and answers have their room', () => {
  const answers = new RepeatedResponses(20_000)
  answers.add('/first', answer('first'))
  for (let at = 0; at < 80_000; at += 1) answers.add(`/${at}`, answer('other'))
  expect(answers.add('/first', answer('first'))).toBe(false)
  const keys = Array.from({ length: 20 }, (_, at) => `/kept/${at}`)
  for (const key of [...keys, ...keys]) answers.add(key, answer(key))
  expect(keys.filter((key) => answers.get(key)).length).toBeLessThan(11)
  expect(answers.get('/kept/19')).toBeDefined()
})
