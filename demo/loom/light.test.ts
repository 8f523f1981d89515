import { expect, test } from 'vitest'
import { demoProducts } from '../catalogue.ts'
import { weave } from './weave.ts'

test.each([
  ['Cream and Coral', 'folds'],
  ['Powder Blue', 'dupatta'],
  ['Bengal Tant', 'folds'],
] as const)(
  'the shadows on %s are no grey blots',
  (words, view) => {
    const cloth = demoProducts.find(({ name }) => name.includes(words))?.cloth
    if (!cloth) throw new Error(`no demo product is called ${words}`)
    const { data } = weave(cloth, view)
    let blots = 0
    for (let i = 0; i < data.length; i += 3) {
      const part = data.subarray(i, i + 3)
      const most = Math.max(...part)
      if (most < 150 && most - Math.min(...part) < 24) blots += 1
    }
    expect(blots / (data.length / 3)).toBeLessThan(0.01)
  },
  60_000,
)
