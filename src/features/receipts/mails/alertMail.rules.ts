import { addDays, type Day, indiaDay } from '#/platform/time/days.ts'
import { m } from '../messages/receipts.messages.ts'
import { layouts } from './layouts.rules.ts'

/** A mail of which is known that the bank signed it. */
export interface AlertMail {
  /** The domain of its sender, which signed it. */
  readonly domain: string
  readonly subject: string
  /** What a person reads, as plain text. */
  readonly text: string
  /** When the bank says it was written, signed as well. */
  readonly date: Date
}

/** The money that an alert tells of. */
export interface AlertedCredit {
  readonly bank: string
  /** The last digits, as the bank shows them. */
  readonly account: string
  readonly amountPaise: number
  readonly receivedOn: Day
  readonly utr: string
  readonly payer: string
  readonly narration: string
}

/** Why a person has to look at a mail. */
export const lookReasons = {
  unknownBank: m.lookUnknownBank,
  unreadable: m.lookUnreadable,
  several: m.lookSeveral,
  odd: m.lookOdd,
  old: m.lookOld,
  otherAccount: m.lookOtherAccount,
  weakSignature: m.lookWeakSignature,
  forwarding: m.lookForwarding,
} as const
export type LookReason = keyof typeof lookReasons
export const lookReasonNames = Object.keys(lookReasons) as [LookReason, ...LookReason[]]

export type ReadMail =
  | { readonly is: 'credit'; readonly credit: AlertedCredit }
  | { readonly is: 'look'; readonly reason: LookReason }
  /** Nothing about money that came in: codes, debits, advertising. It is not kept. */
  | { readonly is: 'other' }

/** Characters of a mail that are looked at. */
const MOST_TEXT = 20_000
/** Days after which a mail moves no money by itself any more. */
const FRESH_DAYS = 7
/** Rupees; an alert over more is looked at by a person. */
const MOST_PAISE = 1_000_000_000

/** What all blanks, of whatever kind, are to the patterns: one space. */
export const flat = (text: string): string =>
  text
    .slice(0, MOST_TEXT)
    .replace(/[\s\u00a0\u200b-\u200d\ufeff]+/g, ' ')
    .trim()

/** Whether one domain is the other, or lies within it: alerts.sbi.bank.in and sbi.bank.in, never bank.in's others. */
export const isWithin = (domain: string, outer: string): boolean =>
  domain === outer || domain.endsWith(`.${outer}`)

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `23-11-26`, `23/11/2026`, `23-Nov-26`, `23Nov26`: the day first, as banks in India write it. Undefined: no day of the calendar. */
export function alertDay(written: string): Day | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/ ]?(\d{2}|[A-Za-z]{3})[-/ ]?((?:20)?\d{2})$/.exec(written) ?? []
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1
  const text = `20${year.slice(-2)}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(text)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text
}

/** `1,23,456.00` as paise. */
const alertPaise = (written: string): number => {
  const [rupees = '', paise = ''] = written.replaceAll(',', '').split('.')
  return Number(rupees + paise.padEnd(2, '0'))
}

const saysMoneyCame = (text: string): boolean => /\b(credited|received|deposited)\b/i.test(text)

/** How many numbers look like a UTR; a payer whose name holds one might have ended the bank's sentence himself. */
const numbersIn = (text: string): number => [...text.matchAll(/(?<![\d+])\d{12}(?!\d)/g)].length

/** Gmail's question to the address that mails are to be forwarded to: its code is needed once. */
const isForwarding = ({ domain, subject }: AlertMail): boolean =>
  domain === 'google.com' && /Gmail Forwarding Confirmation/i.test(subject)

/**
 * What the bank's mail says. Money is read where exactly one sentence of this bank's own is found, with amount, account, day and the 12 digits of the UTR;
 * anything else about money waits for a person. Nothing is guessed.
 * @param accounts the last digits of the shop's accounts: a signed mail about somebody else's account is as genuine
 */
export function readAlertMail(mail: AlertMail, accounts: readonly string[], now: Date): ReadMail {
  if (isForwarding(mail)) return look('forwarding')
  const text = flat(mail.text)
  const layout = layouts.find(({ domains }) => domains.some((domain) => isWithin(mail.domain, domain)))
  const found = layout?.patterns.flatMap((pattern) => [...text.matchAll(pattern)]) ?? []
  const [match] = found
  // Nothing that is not money in: codes to log in come from the same senders, and are never kept.
  if (!match) return saysMoneyCame(text) ? look(layout ? 'unreadable' : 'unknownBank') : { is: 'other' }
  // guard: alert-one-sentence
  if (found.length > 1 || numbersIn(text) > 1) return look('several')
  const { amount = '', account = '', date = '', utr = '', vpa = '', payer = '' } = match.groups ?? {}
  const amountPaise = alertPaise(amount)
  const receivedOn = alertDay(date)
  const mailed = indiaDay(mail.date)
  if (!receivedOn || amountPaise <= 0 || amountPaise > MOST_PAISE) return look('odd')
  if (receivedOn > addDays(mailed, 1) || receivedOn < addDays(mailed, -3)) return look('odd')
  // guard: alert-own-account
  if (!accounts.some((own) => own.endsWith(account) || account.endsWith(own))) return look('otherAccount')
  // guard: alert-fresh
  if (mailed < addDays(indiaDay(now), -FRESH_DAYS) || mailed > addDays(indiaDay(now), 1)) return look('old')
  const credit = {
    ...{ bank: layout?.bank ?? '', account, amountPaise, receivedOn, utr },
    payer: (payer.trim() || vpa).slice(0, 100),
    narration: match[0].slice(0, 300),
  }
  return { is: 'credit', credit }
}

const look = (reason: LookReason): ReadMail => ({ is: 'look', reason })
