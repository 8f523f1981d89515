import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexOfLch, lchOf, readColour } from './colour.rules.ts'
import { atLightness, contrast, failedGrounds, type Ground, nearestReadable } from './contrast.rules.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const ground = (colour: string, least = 4.5): Ground => ({ hex: colour, least, words: '' })
const grounds = [ground('#fbf7ef'), ground('#f4ecdf'), ground('#ffffff')]

describe('a colour as people type it', () => {
  test.each([
    ['#8A1A2E', '#8a1a2e'],
    [' 8a1a2e ', '#8a1a2e'],
    ['#abc', '#aabbcc'],
    ['ABC', '#aabbcc'],
    ['rgb(138, 26, 46)', '#8a1a2e'],
    ['RGB( 138 26  46 )', '#8a1a2e'],
  ])('%s is %s', (typed, read) => expect(readColour(typed)).toBe(read))

  test.each(['', 'red', '#12', '#12345', '#8a1a2eff', 'rgb(256, 0, 0)', 'rgb(1,2)', 'url(x)', '#8a1a2e;x'])(
    '%j is none',
    (typed) => expect(readColour(typed)).toBeUndefined(),
  )

  test('each that is written in any of these ways is read as itself', () =>
    fc.assert(
      fc.property(hex, (colour) => {
        const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
        expect(readColour(`rgb(${parts.join(',')})`)).toBe(colour)
        expect(readColour(colour.slice(1).toUpperCase())).toBe(colour)
      }),
    ))
})

test('contrast is that of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'))
  expect(contrast('#8a1a2e', '#8a1a2e')).toBe(1)
})

test('a colour comes back from its lightness, strength and hue', () =>
  fc.assert(
    fc.property(hex, (colour) => {
      expect(hexOfLch(lchOf(colour))).toBe(colour)
    }),
  ))

describe('the nearest colour that can be read', () => {
  test('really can, and no lightness between has one that can', () =>
    fc.assert(
      fc.property(hex, (colour) => {
        const found = nearestReadable(colour, grounds)
        expect(found).toBeDefined()
        if (!found) return
        expect(failedGrounds(found, grounds)).toEqual([])
        const { lightness } = lchOf(colour)
        const way = Math.abs(lchOf(found).lightness - lightness)
        // What the search steps over, and what rounding to a screen's colours takes.
        for (let nearer = 0; nearer < way - 0.006; nearer += 0.004) {
          for (const other of [lightness - nearer, lightness + nearer])
            if (other >= 0 && other <= 1)
              expect(failedGrounds(atLightness(colour, other), grounds)).not.toEqual([])
        }
      }),
      { numRuns: 150 },
    ))

  test('is the colour itself where that can', () =>
    fc.assert(
      fc.property(hex, (colour) => {
        fc.pre(failedGrounds(colour, grounds).length === 0)
        expect(nearestReadable(colour, grounds)).toBe(colour)
      }),
    ))

  test('is lighter where the ground is dark, and none where grounds leave none', () => {
    const dark = [ground('#2b1527')]
    const found = nearestReadable('#8a1a2e', dark)
    expect(lchOf(found ?? '').lightness).toBeGreaterThan(lchOf('#8a1a2e').lightness)
    expect(nearestReadable('#8a1a2e', [ground('#ffffff', 7), ground('#000000', 7)])).toBeUndefined()
    expect(nearestReadable('#8a1a2e', dark, 'dark')).toBeUndefined()
  })
})
