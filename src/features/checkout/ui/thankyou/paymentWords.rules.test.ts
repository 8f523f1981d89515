import { expect, test } from 'vitest'
import { paymentWords } from './paymentWords.rules.ts'

type Payment = Parameters<typeof paymentWords>[0]['paymentId']
const upi = { type: 'upi', status: 'Pending', amount: 899, reference: null } as Payment

test.each<[string, Payment, boolean, RegExp]>([
  ['a code of the shop', upi, false, /send us the reference/],
  ['a code that confirms itself', upi, true, /The code confirms itself\.$/],
  ['a reference that was given', { ...upi, reference: '412345678901' }, false, /^We look for your payment/],
  ['what is paid', { ...upi, status: 'Completed' }, true, /nothing is left to do/],
  ['cash', { ...upi, type: 'cod' }, false, /in cash ready/],
])('of %s says what is left to do', (_, paymentId, confirmsItself, words) => {
  expect(paymentWords({ paymentId }, confirmsItself)).toMatch(words)
})
