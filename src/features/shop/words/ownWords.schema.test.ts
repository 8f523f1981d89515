import { expect, test } from 'vitest'
import { ownWordsSchema } from './ownWords.schema.ts'

test('a form sends them as JSON, each as long as it may be, in languages that there are', () => {
  const schema = ownWordsSchema({ name: 6 })
  expect(schema.parse('{"hi":{"name":" साड़ी ","other":"x"},"fr":{"name":"x"}}')).toEqual({
    hi: { name: 'साड़ी' },
  })
  expect(schema.parse(undefined)).toBeUndefined()
  const { error } = schema.safeParse('{"hi":{"name":"बनारसी साड़ी"}}')
  expect(error?.issues).toMatchObject([{ path: ['hi', 'name'], message: 'At most 6 characters.' }])
})

test('a name is one line in every language, a description is as many as it needs', () => {
  const schema = ownWordsSchema({ name: 60, description: 60 })
  expect(schema.parse({ hi: { description: 'एक\nदो' } })).toEqual({ hi: { description: 'एक\nदो' } })
  const { error } = schema.safeParse({ ta: { name: 'பட்டு\nசேலை' } })
  expect(error?.issues).toMatchObject([{ path: ['ta', 'name'], message: 'Please write it in one line.' }])
})
