import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gstinCheckCharacter, gstinProblem, stateClash } from './gstin.rules.ts'
import { indianStates, stateCode, stateOfCode } from './states.rules.ts'

describe('a GSTIN', () => {
  test.each(['', '27AAPFU0939F1ZV', '09ABCDE1234F1ZY', '08ABCDE1234F1Z0'])('%j can be right', (gstin) => {
    expect(gstinProblem(gstin)).toBeUndefined()
  })

  test.each([
    ['08ABCDE1234F1Z9', /One of the characters is wrong/],
    ['27AAPFU0939F1ZW', /One of the characters is wrong/],
    ['72AAPFU0939F1ZV', 'No state of India has the code 72.'],
    ['99ABCDE1234F1ZP', 'No state of India has the code 99.'],
  ])('%s is wrong', (gstin, words) => {
    expect(gstinProblem(gstin)).toMatch(words)
  })

  test('with any one character mistyped is noticed', () => {
    const right = '27AAPFU0939F1ZV'
    const other = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 13 }), other, (at, character) => {
        fc.pre(right.charAt(at) !== character)
        const wrong = right.slice(0, at) + character + right.slice(at + 1, 14)
        expect(gstinCheckCharacter(wrong)).not.toBe('V')
      }),
    )
  })

  test('has the state of its first two digits', () => {
    expect(stateClash({ gstin: '27AAPFU0939F1ZV', state: 'Maharashtra' })).toBeUndefined()
    expect(stateClash({ gstin: '27AAPFU0939F1ZV', state: '' })).toBeUndefined()
    expect(stateClash({ gstin: '', state: 'Rajsthan' })).toBeUndefined()
    expect(stateClash({ gstin: '27AAPFU0939F1ZV', state: 'Goa' })).toBe(
      'The GSTIN is one of Maharashtra. Choose that state, or correct the GSTIN.',
    )
  })
})

test('every state has a code of its own, and is found by it', () => {
  expect(indianStates).toHaveLength(36)
  for (const state of indianStates) expect(stateOfCode(stateCode(state) ?? '')).toBe(state)
})
