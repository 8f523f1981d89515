import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Role } from '#/platform/http/roles.rules.ts'
import { actionsOf, type OrderState, orderActions, orderLife, refusalText, stepTo } from './life.rules.ts'
import { isOver, type OrderStatus, orderStatuses } from './statuses.rules.ts'

const upi = { type: 'upi', status: 'Pending' } as const
const paidUpi = { type: 'upi', status: 'Completed' } as const
const cod = { type: 'cod', status: 'Pending' } as const
const card = { type: 'card', status: 'Pending' } as const

describe('what may be done with an order', () => {
  test.each<[OrderStatus, OrderState['payment'], customer: string, admin: string]>([
    ['placed', upi, 'giveReference cancel', 'approve pack cancel note'],
    ['placed', paidUpi, 'cancel', 'pack cancel note'],
    ['placed', cod, 'cancel', 'pack cancel note'],
    ['placed', card, 'cancel', 'pack cancel note'],
    ['packed', upi, 'giveReference', 'approve ship cancel note'],
    ['packed', cod, '', 'ship cancel note'],
    ['shipped', cod, '', 'deliver undelivered collectCash correctParcel note'],
    ['shipped', paidUpi, '', 'deliver undelivered correctParcel note'],
    ['delivered', cod, '', 'return collectCash correctParcel note'],
    ['delivered', upi, 'giveReference', 'approve return correctParcel note'],
    ['cancelled', upi, '', 'note'],
    ['cancelled', cod, '', 'note'],
    ['returned', cod, '', 'note'],
    ['undelivered', cod, '', 'note'],
    ['undelivered', upi, '', 'note'],
  ])('%s, %j', (status, payment, customer, admin) => {
    expect(actionsOf('customer', { status, payment }).join(' ')).toBe(customer)
    expect(actionsOf('admin', { status, payment }).join(' ')).toBe(admin)
  })

  test('what came for pieces of an offer that are back its customer does not cancel, and the shop may', () => {
    const state = { status: 'placed', payment: cod, isBoundByOffer: true } as const
    expect(actionsOf('customer', state)).not.toContain('cancel')
    expect(actionsOf('admin', state)).toContain('cancel')
  })

  test('what is worked on its customer does not cancel, and the shop may', () => {
    const state = { status: 'placed', payment: cod, isWorkedOn: true } as const
    expect(actionsOf('customer', state)).not.toContain('cancel')
    expect(actionsOf('admin', state)).toContain('cancel')
  })
})

test.each<[OrderState['codCheck'], isAdvanceOpen: boolean, customer: string, admin: string]>([
  ['none', false, 'cancel', 'pack cancel note'],
  ['confirm', false, 'confirmCash cancel', 'passCash cancel note'],
  ['advance', true, 'giveReference cancel', 'approveAdvance passCash cancel note'],
  ['passed', false, 'cancel', 'pack cancel note'],
  // Let pass while the customer said that it was paid.
  ['passed', true, 'cancel', 'approveAdvance pack cancel note'],
])('placed to be paid at the door, %s, a part awaited: %s', (codCheck, isAdvanceOpen, customer, admin) => {
  const state = { status: 'placed', payment: cod, codCheck, isAdvanceOpen } as const
  expect(actionsOf('customer', state).join(' ')).toBe(customer)
  expect(actionsOf('admin', state).join(' ')).toBe(admin)
  expect(actionsOf('customer', { ...state, status: 'cancelled' })).toEqual([])
})

describe('steps', () => {
  test.each<[Role, OrderStatus, OrderStatus, boolean]>([
    ['customer', 'placed', 'cancelled', true],
    ['customer', 'packed', 'cancelled', false],
    ['customer', 'placed', 'packed', false],
    ['customer', 'shipped', 'delivered', false],
    ['admin', 'placed', 'packed', true],
    ['admin', 'placed', 'shipped', false],
    ['admin', 'packed', 'shipped', true],
    ['admin', 'packed', 'cancelled', true],
    ['admin', 'shipped', 'cancelled', false],
    ['admin', 'shipped', 'delivered', true],
    ['admin', 'delivered', 'returned', true],
    ['admin', 'shipped', 'returned', false],
    ['admin', 'cancelled', 'placed', false],
    ['admin', 'returned', 'delivered', false],
    ['admin', 'shipped', 'undelivered', true],
    ['admin', 'packed', 'undelivered', false],
    ['admin', 'delivered', 'undelivered', false],
    ['admin', 'undelivered', 'delivered', false],
    ['customer', 'shipped', 'undelivered', false],
  ])('%s takes it from %s to %s: %s', (role, from, to, allowed) => {
    expect(stepTo(role, from, to) !== undefined).toBe(allowed)
  })

  test('a cancellation gives all stock back, what came back what is good of it, nothing else does', () => {
    const back = { cancelled: 'all', returned: 'good', undelivered: 'good' } as Record<string, string>
    for (const step of orderLife) expect(step.givesStockBack).toBe(back[step.to])
  })

  test('a customer who is too late is told why', () => {
    expect(refusalText('customer', 'packed', 'cancelled')).toMatch(/already packed/)
    expect(refusalText('admin', 'delivered', 'packed')).toBe(
      'This order is delivered and cannot become packed.',
    )
  })
})

test('whatever is tried in whatever order, stock goes back at most once and nothing is sent after a cancellation', () => {
  const tries = fc.array(
    fc.tuple(fc.constantFrom<Role>('customer', 'admin'), fc.constantFrom(...orderStatuses)),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(tries, (wanted) => {
      let status: OrderStatus = 'placed'
      const passed: OrderStatus[] = ['placed']
      let givenBack = 0
      for (const [role, to] of wanted) {
        const step = stepTo(role, status, to)
        if (!step) continue
        expect(step.from).toContain(status)
        status = step.to
        passed.push(status)
        if (step.givesStockBack) givenBack += 1
      }
      expect(new Set(passed).size).toBe(passed.length)
      expect(givenBack).toBe(isOver(status) ? 1 : 0)
      if (passed.includes('cancelled')) expect(passed.includes('shipped')).toBe(false)
    }),
  )
})

test('every action that is offered is in the list of actions, once', () => {
  const state = fc.record({
    status: fc.constantFrom(...orderStatuses),
    payment: fc.record({
      type: fc.constantFrom('upi' as const, 'cod' as const, 'card' as const),
      status: fc.constantFrom('Pending' as const, 'Completed' as const),
    }),
  })
  fc.assert(
    fc.property(fc.constantFrom<Role>('customer', 'admin'), state, (role, order) => {
      const offered = actionsOf(role, order)
      expect(orderActions).toEqual(expect.arrayContaining(offered))
      expect(new Set(offered).size).toBe(offered.length)
      // Each status step that is offered is one that the handler allows.
      for (const step of orderLife) {
        if (step.by !== role) continue
        const allowed = stepTo(role, order.status, step.to)?.action === step.action
        expect(offered.includes(step.action)).toBe(allowed)
      }
    }),
  )
})
