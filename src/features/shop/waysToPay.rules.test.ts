import { expect, test } from 'vitest'
import { lastWayProblem, paymentSentence, takesUpi, waysToPay } from './waysToPay.rules.ts'

const all = { codEnabled: true, upiEnabled: true, upiId: 'zari@upi' }

test.each([
  [all, 'by UPI or in cash on delivery'],
  [{ ...all, codEnabled: false }, 'by UPI'],
  [{ ...all, upiEnabled: false }, 'in cash on delivery'],
  [{ ...all, upiId: '' }, 'in cash on delivery'],
  [{ ...all, codEnabled: false, upiId: '' }, ''],
])('%j: %s', (settings, words) => {
  expect(waysToPay(settings)).toBe(words)
  expect(takesUpi(settings)).toBe(words.includes('UPI'))
  expect(paymentSentence(settings)).toContain(words || 'by card when')
})

test('the last way to pay stays on, and the field that would end it is named', () => {
  const none = { ...all, codEnabled: false, upiEnabled: false }
  expect(lastWayProblem(none, { codEnabled: false }, false)?.field).toBe('codEnabled')
  expect(lastWayProblem(none, { upiEnabled: false }, false)?.field).toBe('upiEnabled')
  expect(lastWayProblem({ ...all, codEnabled: false, upiId: '' }, { upiId: '' }, false)?.field).toBe('upiId')
  expect(lastWayProblem(none, { codEnabled: false }, true)).toBeUndefined()
  expect(lastWayProblem({ ...all, codEnabled: false }, { codEnabled: false }, false)).toBeUndefined()
  // Other changes are not hindered by it.
  expect(lastWayProblem(none, {}, false)).toBeUndefined()
})
