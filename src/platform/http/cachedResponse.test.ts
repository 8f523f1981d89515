import { expect, test } from 'vitest'
import { cachedResponse, responsesUpTo } from './cachedResponse.ts'

test('answers take room for more than their bodies, however small they are', () => {
  const gone: string[] = []
  const answers = responsesUpTo(200_000, (_answer, key) => gone.push(key))
  for (let word = 0; word < 1_000; word += 1) answers.set(`/api/product?q=${word}`, cachedResponse('[]', []))
  expect(answers.size).toBeGreaterThan(50)
  expect(answers.size).toBeLessThan(200)
  expect(gone).toHaveLength(1_000 - answers.size)
  expect(gone[0]).toBe('/api/product?q=0')
})

test('a large one takes the room of many', () => {
  const answers = responsesUpTo(1_000_000)
  for (let page = 0; page < 20; page += 1) answers.set(`${page}`, cachedResponse('x'.repeat(100_000), []))
  expect([...answers.keys()]).toEqual(['19', '18', '17', '16', '15', '14', '13', '12', '11'])
})
