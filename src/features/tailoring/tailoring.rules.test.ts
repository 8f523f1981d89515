import { expect, test } from 'vitest'
import { blousePoints, daysAdded, isMeasured, isOfferedFor, servicesPaise } from './tailoring.rules.ts'

test('a service is offered for its categories, or for all, while it is on', () => {
  const service = { status: true, categories: ['saree'] }
  expect(isOfferedFor(service, 'saree')).toBe(true)
  expect(isOfferedFor(service, 'kurta')).toBe(false)
  expect(isOfferedFor(service, null)).toBe(false)
  expect(isOfferedFor({ ...service, categories: [] }, null)).toBe(true)
  expect(isOfferedFor({ ...service, status: false }, 'saree')).toBe(false)
})

test('services are done side by side, and paid for every piece', () => {
  expect(daysAdded([])).toBe(0)
  expect(daysAdded([{ days: 2 }, { days: 7 }])).toBe(7)
  expect(servicesPaise([])).toBe(0)
  expect(
    servicesPaise([
      { pricePaise: 15_000, quantity: 2 },
      { pricePaise: 65_000, quantity: 1 },
    ]),
  ).toBe(95_000)
})

test('a blouse is stitched by all its measurements', () => {
  const all = Object.fromEntries(blousePoints.map((point) => [point, 900]))
  expect(isMeasured(all)).toBe(true)
  expect(isMeasured({ ...all, bust: undefined })).toBe(false)
  expect(isMeasured(null)).toBe(false)
})
