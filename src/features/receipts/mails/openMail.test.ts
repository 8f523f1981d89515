import { expect, test } from 'vitest'
import { headerNames } from './headers.rules.ts'
import { textOfHtml } from './mailText.rules.ts'
import { openMail } from './openMail.ts'
import { alertText, lookUp, RULES, signed, written } from './signedMails.fixture.ts'

const open = async (mail: Buffer | string, look = lookUp) => {
  const result = await openMail(Buffer.from(mail), RULES, look)
  if (result.is !== 'opened') return result.is === 'refused' ? result.why : result.is
  return result.mail.isWeak ? 'weak' : 'signed'
}
const changed = (mail: Buffer, from: string, to: string) => mail.toString().replace(from, to)
const genuine = await signed(written())

test('a mail that the bank’s domain signed is the bank’s, also by a domain within it, and reads as its words', async () => {
  expect(await open(genuine)).toBe('signed')
  expect(await open(await signed(written(), { domain: 'comm.hdfcbank.net' }))).toBe('signed')
  const result = await openMail(genuine, RULES, lookUp)
  expect(result).toMatchObject({
    is: 'opened',
    mail: { from: 'alerts@hdfcbank.net', domain: 'hdfcbank.net', text: alertText() },
  })
})

const NONE = 'no signature of its sender'
const OTHER = 'another sender or recipient'
const TWICE = 'headers that stand twice'

test.each([
  ['not signed', () => written(), NONE],
  ['its amount changed', () => changed(genuine, '899.00', '999.00'), NONE],
  [
    'its date changed',
    () => changed(genuine, 'Date: ', 'Date: Mon, 01 Jan 2024 00:00:00 GMT\r\nX-Was: '),
    NONE,
  ],
  [
    'its recipient changed',
    async () =>
      changed(
        await signed(written({ to: 'mallory@mallory.example' })),
        'mallory@mallory.example',
        'asha@example.com',
      ),
    NONE,
  ],
  ['signed by somebody else', () => signed(written(), { domain: 'mallory.example' }), NONE],
  ['signed by a domain that ends alike', () => signed(written(), { domain: 'nothdfcbank.net' }), NONE],
  ['signed with another key', () => signed(written(), { forged: true }), NONE],
  ['signed up to a length', () => signed(written(), { maxBodyLength: 40 }), NONE],
  [
    'signed up to a length, and longer',
    async () => `${await signed(written(), { maxBodyLength: 400 })}<p>more</p>\r\n`,
    NONE,
  ],
  ['its recipient not signed', () => signed(written(), { headers: 'from:subject:date:content-type' }), NONE],
  ['the way to read it not signed', () => signed(written(), { headers: 'from:to:subject:date' }), 'weak'],
  ['of another sender', () => signed(written({ from: 'offers@hdfcbank.net' })), OTHER],
  ['of two senders', () => signed(written({ from: 'alerts@hdfcbank.net, mallory@mallory.example' })), OTHER],
  [
    'of a sender in its name alone',
    () => signed(written({ from: '"alerts@hdfcbank.net" <x@mallory.example>' })),
    OTHER,
  ],
  ['to somebody else, and genuine', () => signed(written({ to: 'mallory@mallory.example' })), OTHER],
  ['to both', () => signed(written({ to: 'asha@example.com, mallory@mallory.example' })), OTHER],
  ['a second sender above', () => `From: alerts@hdfcbank.net\r\n${genuine}`, TWICE],
  ['a second subject above', () => `Subject: Rs 9,999\r\n${genuine}`, TWICE],
  ['a second way to read it above', () => `Content-Type: text/plain\r\n${genuine}`, TWICE],
  ['a header without a name', () => `no header\r\n${genuine}`, 'not a mail'],
  ['a name with a blank', () => `From : alerts@hdfcbank.net\r\n${genuine}`, 'not a mail'],
  ['a lone line feed', () => `X-A: b\nFrom: alerts@hdfcbank.net\r\n${genuine}`, 'not a mail'],
  ['nothing', () => '', 'not a mail'],
])('%s: %#', async (_, mail, expected) => {
  expect(await open(await mail())).toBe(expected)
})

test('without a name server a mail is asked for again, and nobody is looked up for a stranger', async () => {
  const broken = async () => {
    throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' })
  }
  expect(await open(genuine, broken)).toBe('later')
  let asked = 0
  await open(
    await signed(written({ from: 'x@mallory.example' }), { domain: 'mallory.example' }),
    async () => {
      asked += 1
      return []
    },
  )
  expect(asked).toBe(0)
})

test('words of HTML, also of HTML that ends nowhere, in one pass', () => {
  expect(textOfHtml('<!-- x --><STYLE>p{}</STYLE>a&nbsp;b<br>&#8377;5 <b')).toMatch(/^ +a b ₹5 +$/)
  const began = performance.now()
  for (const piece of ['<style></style>', '<style>', '<!--', '<', '&amp', '<script '])
    textOfHtml(piece.repeat(40_000))
  expect(performance.now() - began).toBeLessThan(1_000)
  expect(headerNames(Buffer.from('A: b\r\n c\r\nB-C: d\r\n\r\nbody'))).toEqual(['a', 'b-c'])
})
