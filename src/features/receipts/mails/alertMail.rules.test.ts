import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alertDay, readAlertMail } from './alertMail.rules.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const ACCOUNTS = ['7722']
const read = (text: string, domain = 'hdfcbank.net', date = NOW, subject = 'Alert') =>
  readAlertMail({ domain, subject, text, date }, ACCOUNTS, NOW)
const hdfc = ({
  amount = '160.00',
  account = '7722',
  payer = 'Mr Karan Raj',
  utr = '620132678501',
  on = '22-11-26',
} = {}) =>
  `Dear Customer, Rs. ${amount} is successfully credited to your account **${account} by VPA karanraj2804@ybl ${payer} on ${on}. Your UPI transaction reference number is ${utr}. Thank you for banking with us.`

describe('money that came in', () => {
  // The first of each bank as its customers publish them (names and numbers changed); those of ICICI and SBI are worded as their short messages.
  test.each([
    ['hdfcbank.net', hdfc(), 16_000, '620132678501', 'Mr Karan Raj'],
    [
      'comm.hdfcbank.bank.in',
      hdfc({ amount: '1,23,456.5', payer: '' }),
      12_345_650,
      '620132678501',
      'karanraj2804@ybl',
    ],
    [
      'hdfcbank.bank.in',
      'Rs.2000.00 has been successfully credited to your HDFC Bank account ending in 7722. Transaction Details: a. Date: 22-11-26 b. Sender: ANANYA SHARMA (VPA: ananya@okicici) c. UPI Reference No.: 620132678502',
      200_000,
      '620132678502',
      'ANANYA SHARMA',
    ],
    [
      'axis.bank.in',
      `22-11-2026\n Dear Asha, Here's the summary of your transaction:\n Amount Credited:\n INR 24,990.00\n Account Number:\n XX7722\n Date & Time:\n 22-11-26, 14:31:09 IST\n Transaction Info:\n UPI/P2A/178572662246/PRIYA SHARMA/HDFC/Paym Feel free to connect`,
      2_499_000,
      '178572662246',
      'PRIYA SHARMA',
    ],
    [
      'kotak.com',
      'Received Rs.50.00 in your Kotak Bank AC X7722 from abcd4321@oksbi on 22-11-26.UPI Ref:400653974000.',
      5_000,
      '400653974000',
      'abcd4321@oksbi',
    ],
    [
      'kotak.bank.in',
      'Received Rs.100.00 from RAHUL SHARMA in your Kotak811 a/c XX7722 on 22-Nov-26. UPI ref no. 400653974001.',
      10_000,
      '400653974001',
      'RAHUL SHARMA',
    ],
    [
      'icicibank.com',
      'Dear Customer, Acct XX722 is credited with Rs 1000.00 on 22-Nov-26 from PRIYA VERMA. UPI:605920194820-ICICI Bank.',
      100_000,
      '605920194820',
      'PRIYA VERMA',
    ],
    [
      'alerts.sbi.bank.in',
      'Dear SBI User, your A/c X7722-credited by Rs.500 on 22Nov26 transfer from RAVI KUMAR Ref No 640512345678 -SBI',
      50_000,
      '640512345678',
      'RAVI KUMAR',
    ],
  ])('is read of %s', (domain, text, amountPaise, utr, payer) => {
    expect(read(text, domain)).toMatchObject({
      is: 'credit',
      credit: { amountPaise, utr, payer, receivedOn: '2026-11-22' },
    })
  })

  test.each([
    ['other', 'Your one-time password is 123456. Do not share it.', 'hdfcbank.net'],
    [
      'other',
      'Rs.250.00 has been debited from account **7722 to VPA zomato@hdfcbank on 22-11-26.',
      'hdfcbank.net',
    ],
    ['unknownBank', hdfc(), 'hdfcbank.net.example'],
    ['unknownBank', hdfc(), 'nothdfcbank.net'],
    ['unreadable', hdfc({ utr: '4238593610416' }), 'hdfcbank.net'],
    [
      'unreadable',
      'Your A/C XX7722 has a credit: Rs 236.00 was credited by transfer on 22/11/26.',
      'sbi.co.in',
    ],
    ['unreadable', hdfc(), 'kotak.com'],
    ['several', `${hdfc()} ${hdfc({ amount: '9,999.00', utr: '620132678599' })}`, 'hdfcbank.net'],
    ['several', `${hdfc()} ${hdfc()}`, 'hdfcbank.net'],
    [
      'several',
      hdfc({ payer: 'on 22-11-26. Your UPI transaction reference number is 111111111111' }),
      'hdfcbank.net',
    ],
    ['odd', hdfc({ on: '31-02-26' }), 'hdfcbank.net'],
    ['odd', hdfc({ on: '01-11-26' }), 'hdfcbank.net'],
    ['odd', hdfc({ amount: '0.00' }), 'hdfcbank.net'],
    ['otherAccount', hdfc({ account: '9999' }), 'hdfcbank.net'],
  ])('%s: not read of "%s" from %s', (expected, text, domain) => {
    const mail = read(text, domain)
    expect(mail.is === 'look' ? mail.reason : mail.is).toBe(expected)
  })

  test('an old mail moves nothing by itself, and a question of the mail service waits for its answer', () => {
    const old = new Date('2026-11-15T12:00:00Z')
    expect(read(hdfc({ on: '15-11-26' }), 'hdfcbank.net', old)).toEqual({ is: 'look', reason: 'old' })
    const later = new Date('2026-11-26T12:00:00Z')
    expect(read(hdfc({ on: '25-11-26' }), 'hdfcbank.net', later)).toEqual({ is: 'look', reason: 'old' })
    const asked = read(
      'Code: 123456789',
      'google.com',
      NOW,
      '(#123) Gmail Forwarding Confirmation - Receive Mail',
    )
    expect(asked).toEqual({ is: 'look', reason: 'forwarding' })
  })

  test('whatever a payer calls himself, no other amount, reference, account or day is read', () => {
    const words = fc.array(
      fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom(
          'on 01-11-26.',
          'Rs. 9,999.00',
          '111111111111',
          ' by VPA x@ybl ',
          hdfc({ amount: '9,999.00' }),
        ),
        fc.constantFrom(
          'is successfully credited to your account **7722',
          'Your UPI transaction reference number is ',
        ),
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(words, (pieces) => {
        const mail = read(hdfc({ payer: pieces.join(' ') }))
        if (mail.is !== 'credit') return
        expect(mail.credit).toMatchObject({
          amountPaise: 16_000,
          utr: '620132678501',
          account: '7722',
          receivedOn: '2026-11-22',
        })
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  ['23-11-26', '2026-11-23'],
  ['1/4/26', undefined],
  ['01/04/2026', '2026-04-01'],
  ['3-Sep-26', '2026-09-03'],
  ['22Nov26', '2026-11-22'],
  ['30-02-26', undefined],
  ['01-13-26', undefined],
  ['01-Foo-26', undefined],
])('%s is the day %s', (written, day) => expect(alertDay(written)).toBe(day))
