import { describe, expect, test } from 'vitest'
import { alertKinds, alertWords, fellLow, newAlerts } from './alerts.rules.ts'

const fall = (before: number, after: number) => ({ productId: 'p', name: 'Katan Silk', before, after })

describe('stock that fell low', () => {
  test.each([
    [3, 2, 2, true],
    [9, 1, 2, true],
    [2, 1, 2, false],
    [4, 3, 2, false],
    [1, 0, 2, true],
    [5, 0, 0, true],
    [5, 1, 0, false],
  ])('from %i to %i pieces with a limit of %i: %s', (before, after, limit, listedAlerts) => {
    expect(fellLow([fall(before, after)], limit)).toHaveLength(listedAlerts ? 1 : 0)
  })
})

describe('the words of an alert', () => {
  test.each(alertKinds)('%s says what happened, what to do, and where', (kind) => {
    const facts = { kind, subjectId: '0190', label: '1006', amount: 858_000 }
    const { title, text, path } = alertWords(facts, (paise) => `Rs ${paise / 100}`)
    expect(title.length).toBeGreaterThan(3)
    expect(text).toMatch(/\.$/)
    expect(path).toMatch(/^\/admin\//)
  })

  test('name amounts, pieces left and the page that deals with it', () => {
    const rupees = (paise: number) => `Rs ${paise / 100}`
    const order = { kind: 'referenceGiven', subjectId: 'o1', label: '1006', amount: 858_000 } as const
    expect(alertWords(order, rupees)).toEqual({
      title: 'Payment reference for order 1006',
      text: 'Look for Rs 8580 in your bank account and approve it.',
      path: '/admin/order/view/o1',
    })
    const stock = { kind: 'stockLow', subjectId: 'p1', label: 'Katan Silk', amount: 2 } as const
    expect(alertWords(stock, rupees)).toMatchObject({ title: 'Katan Silk', text: 'Only 2 left.' })
    expect(alertWords({ ...stock, amount: 0 }, rupees).text).toBe('Sold out.')
  })
})

describe('what is new', () => {
  const list = [{ _id: '3' }, { _id: '2' }, { _id: '1' }]
  test('comes oldest first, after the newest one known', () => {
    expect(newAlerts('1', list)).toEqual([{ _id: '2' }, { _id: '3' }])
    expect(newAlerts('3', list)).toEqual([])
  })
  test('is nothing at the first look, and everything when there was nothing before', () => {
    expect(newAlerts(undefined, list)).toEqual([])
    expect(newAlerts(null, list)).toHaveLength(3)
  })
})
