import { expect, it } from 'vitest'
import { byKind, idsOfKind } from './moveBanner.ts'

const desktop = { _id: 'd1', device: 'desktop', type: 'carousel' } as const
const mobile = { _id: 'm1', device: 'mobile', type: 'carousel' } as const
const banners = [
  desktop,
  mobile,
  { ...desktop, _id: 'd2' },
  { ...desktop, _id: 'l', type: 'banner' as const },
]

it('keeps each kind together and in its order', () => {
  expect(byKind(banners).map(({ _id }) => _id)).toEqual(['d1', 'd2', 'm1', 'l'])
  expect(byKind([])).toEqual([])
})

it('knows the order of one kind', () => {
  expect(idsOfKind(banners, desktop)).toEqual(['d1', 'd2'])
  expect(idsOfKind(banners, mobile)).toEqual(['m1'])
})
