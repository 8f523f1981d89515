import { expect, test } from 'vitest'
import type { CashPolicy } from '../score/cashAnswer.rules.ts'
import { usualBehaviour } from '../simulation/buyers.rules.ts'
import { type PastParcel, replayPast } from './pastParcels.rules.ts'
import { replaySentences, savedTitle } from './replayWords.rules.ts'

const replayed = {
  ...{ parcels: 1_200, back: 300, asked: { confirm: 90, advance: 10 }, askedBack: 60 },
  ...{ savedParcels: 33, lostOrders: 2 },
}

test('what a replay counted and what it assumes is said in sentences', () => {
  expect(savedTitle(replayed, '₹6,600')).toMatch(/about ₹6,600 less would have gone into parcels/)
  expect(replaySentences(replayed, '₹8,000')).toEqual([
    'Of 1,200 parcels of the last year 300 came back.',
    'The guard would have asked for one tap 90 times, and for a part of the money 10 times. 60 of these 100 parcels came back.',
    'What became of a parcel is taken as known on the day of its order; the guard learns it when the parcel is back or delivered.',
    'What they would have answered is assumed: of 100 who refuse their parcel 50 do not tap and 85 do not pay; of 100 honest buyers 5 do not tap and 12 do not pay.',
    'So 33 parcels would have stayed here, and 2 honest orders, ₹8,000 together, would have been lost: compare your margin of them with what is saved.',
  ])
})

test('one is one, and nothing is nothing', () => {
  const one = { ...replayed, parcels: 2, back: 1, asked: { confirm: 1, advance: 0 }, askedBack: 1 }
  const said = (savedParcels: number, lostOrders: number) =>
    replaySentences({ ...one, savedParcels, lostOrders }, '₹900')
  expect(said(1, 0).slice(0, 2)).toEqual([
    'Of 2 parcels of the last year 1 came back.',
    'The guard would have asked for one tap once. That parcel came back.',
  ])
  expect(said(1, 0).at(-1)).toBe(
    'So 1 parcel would have stayed here, and no honest order would have been lost.',
  )
  expect(said(0, 1).at(-1)).toBe(
    'So no parcel would have stayed here, and 1 honest order of ₹900 would have been lost: compare your margin of it with what is saved.',
  )
  expect(savedTitle({ savedParcels: 0 }, '₹0')).toMatch(/no parcel that came back would have stayed here/)
  const nobody = { ...one, parcels: 1, asked: { confirm: 0, advance: 0 }, askedBack: 0 }
  expect(replaySentences(nobody, '₹0')).toEqual([
    'The only parcel of the last year came back.',
    'The guard would have asked nobody anything.',
  ])
})

const policy: CashPolicy = {
  ...{ isOn: true, confirmFrom: 50, advanceFrom: 90, advancePercent: 10, advanceLeastPaise: 10_000 },
  ...{ mostPaise: 0, noCashPins: [], expectedPercent: 28 },
}
const parcel = (fields: Partial<PastParcel>): PastParcel => ({
  ...{ people: ['anika'], address: 'house', pin: '600004', amountPaise: 250_000, addressProblems: 0 },
  ...{ pieces: 1, sizesOfOne: 0, isBack: false },
  ...fields,
})
const asked = (parcels: PastParcel[]) => replayPast(parcels, policy, true, usualBehaviour).asked

test('past parcels are asked about as the guard asks: a refusal of the address counts, what neighbours took does not', () => {
  // Nobody knows yet what becomes of the first.
  expect(asked([parcel({ isBack: true })])).toEqual({ nothing: 1, confirm: 0, advance: 0 })
  const stranger = parcel({ people: ['ravi'] })
  expect(asked([parcel({ isBack: true }), stranger])).toEqual({ nothing: 1, confirm: 1, advance: 0 })
  expect(asked([parcel({ isBack: true, address: null }), stranger]).confirm).toBe(0)
  // Taken parcels of others at the same address make nobody known: the refusal weighs the same.
  const taken = Array.from({ length: 3 }, () => parcel({ people: ['meera'] }))
  const refused = parcel({ people: ['lata'], isBack: true })
  expect(asked([...taken, refused, stranger]).confirm).toBe(1)
})
