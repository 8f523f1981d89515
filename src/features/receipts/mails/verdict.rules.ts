import { isWithin } from './alertMail.rules.ts'
import { unsigned } from './headers.rules.ts'

/** One DKIM signature of a mail, as it was checked. */
export interface CheckedSignature {
  /** A sum of the signature itself. */
  readonly id: string
  readonly domain: string
  /** `later`: its key could not be looked up at the moment. */
  readonly is: 'valid' | 'wrong' | 'later'
  /** Headers that it covers, lower case. */
  readonly headers: readonly string[]
  /** It covers the body to its end: none of it may be added behind what was signed (`l=`). */
  readonly isWhole: boolean
}

/** Who may tell the shop of money by mail. */
export interface MailRules {
  /** Senders of banks, lower case: `alerts@hdfcbank.bank.in`. */
  readonly senders: readonly string[]
  /** The addresses that the bank writes to: a bank signs mails about other people's money as well. */
  readonly owners: readonly string[]
}

export interface Addressed {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** Whether a mail says that it is of a listed sender to the owner; asked before anything is looked up for it. */
export function isAddressed({ from, to }: Addressed, { senders, owners }: MailRules): boolean {
  const [sender = '', ...more] = from
  // guard: mail-listed-sender
  if (more.length > 0 || !senders.includes(sender)) return false
  // guard: mail-to-owner
  return to.length === 1 && owners.includes(to[0] ?? '')
}

/**
 * What the signatures of a mail are worth. `domain` is the sender's own, which signed all that matters; `weak` one that left a part unsigned, for a
 * person to look at; `wrong`: anybody may have written it; `later`: try again.
 */
export function verdictOf(
  sender: string,
  names: readonly string[],
  signatures: readonly CheckedSignature[],
):
  | { readonly is: 'signed' | 'weak'; readonly domain: string; readonly id: string }
  | { readonly is: 'wrong' | 'later' } {
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  // guard: mail-aligned
  const own = signatures.filter((each) => isWithin(each.domain, domain) || isWithin(domain, each.domain))
  const valid = own.filter(({ is }) => is === 'valid')
  // guard: mail-whole
  const whole = valid.find(({ isWhole, headers }) => isWhole && unsigned(names, headers).length === 0)
  if (whole) return { is: 'signed', domain, id: whole.id }
  if (own.some(({ is }) => is === 'later')) return { is: 'later' }
  // Of a body that is signed in part nobody knows which part a reader shows.
  const weak = valid.find(
    ({ isWhole, headers }) => isWhole && headers.includes('from') && headers.includes('to'),
  )
  return weak ? { is: 'weak', domain, id: weak.id } : { is: 'wrong' }
}
