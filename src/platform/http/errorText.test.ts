import { describe, expect, test } from 'vitest'
import { ApiError } from './client.ts'
import { errorText } from './errorText.ts'

const refused = new ApiError(409, 'Conflict', { code: 'out_of_stock', message: 'Only 2 left.' })
const busy = new ApiError(503, 'Service Unavailable', { code: 'unavailable', message: 'The shop is busy.' })
const broken = new ApiError(500, 'Internal Server Error', {
  code: 'internal',
  message: 'Something went wrong.',
})
const bodyless = new ApiError(502, 'Bad Gateway', {})
const bodylessHttp2 = new ApiError(502, '', {})
const offline = new ApiError(0, 'Network error', { code: 'network' })
const unsent = new ApiError(0, 'Network error', { code: 'offline', message: 'You are offline.' })
const bug = new TypeError('x is not a function')

describe('what a failed call says', () => {
  test.each([
    ['a refusal', refused, 'Only 2 left.'],
    ['a busy shop', busy, 'The shop is busy.'],
    ['what was not even sent', unsent, 'You are offline.'],
    ['an internal error', broken, 'Not saved.'],
    ['an answer without a body', bodyless, 'Not saved.'],
    ['no answer', offline, 'Not saved.'],
    ['a mistake of ours', bug, 'Not saved.'],
  ])('%s, with a fallback', (_, error, text) => {
    expect(errorText(error, { fallback: 'Not saved.' })).toBe(text)
    expect(errorText(error, { fallback: 'Not saved.', action: 'saving' })).toBe(text)
  })

  test.each([
    ['a refusal', refused, 'Only 2 left.'],
    ['a busy shop', busy, 'The shop is busy.'],
    ['an internal error', broken, 'Error saving: Internal Server Error'],
    ['an answer without a body', bodyless, 'Error saving: Bad Gateway'],
    ['one over HTTP/2', bodylessHttp2, 'Error saving: Something went wrong'],
    ['no answer', offline, 'Error saving: Network error'],
    ['a mistake of ours', bug, 'Error saving: Something went wrong'],
  ])('%s, with an action', (_, error, text) => {
    expect(errorText(error, { action: 'saving' })).toBe(text)
  })

  test('where only refusals are told, a busy shop is none', () => {
    const words = { fallback: 'Not placed.', reasons: 'refusals' } as const
    expect(errorText(refused, words)).toBe('Only 2 left.')
    expect(errorText(busy, words)).toBe('Not placed.')
  })

  test('where no reason is told, the status stands', () => {
    const words = { action: 'fetching products', reasons: 'none' } as const
    expect(errorText(refused, words)).toBe('Error fetching products: Conflict')
    expect(errorText(busy, words)).toBe('Error fetching products: Service Unavailable')
    expect(errorText(offline, words)).toBe('Error fetching products: Network error')
  })

  test('only no answer at all is offline', () => {
    const words = { fallback: 'Not sent.', offline: 'Are you online?' }
    expect(errorText(offline, words)).toBe('Are you online?')
    expect(errorText(unsent, words)).toBe('Are you online?')
    expect(errorText(broken, words)).toBe('Not sent.')
    expect(errorText(refused, words)).toBe('Only 2 left.')
  })
})

test('where it is said in several languages, a whole sentence tells the cause', () => {
  const words = { action: (cause: string) => `चीज़ें नहीं आ पाईं: ${cause}`, reasons: 'none' as const }
  expect(errorText(busy, words)).toBe('चीज़ें नहीं आ पाईं: Service Unavailable')
  expect(errorText(bug, words)).toBe('चीज़ें नहीं आ पाईं: Something went wrong')
})
