import { Resolver } from 'node:dns/promises'
import { flat } from './alertMail.rules.ts'
import { headerNames, isTwofold } from './headers.rules.ts'
import { textOfHtml } from './mailText.rules.ts'
import { type CheckedSignature, isAddressed, type MailRules, verdictOf } from './verdict.rules.ts'

/** How the public keys of signatures are looked up: `resolve('selector._domainkey.bank.example', 'TXT')`. */
export type LookUpKey = (name: string, type: string) => Promise<string[][]>

/** DNS, which a slow name server must not hold up for long. */
export const lookUpInDns: LookUpKey = async (name) =>
  new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name)

/** A mail whose sender is known. */
export interface OpenedMail {
  readonly from: string
  readonly domain: string
  readonly subject: string
  readonly text: string
  readonly date: Date
  /** The same for a mail that comes again, by whichever way. */
  readonly signatureId: string
  /** A part of it is not signed: a person has to look at it. */
  readonly isWeak: boolean
}

/** Why a mail is not taken, in words for the log and for whoever sent it. */
export type Refusal =
  | 'not a mail'
  | 'headers that stand twice'
  | 'another sender or recipient'
  | 'no signature of its sender'

export type OpenResult =
  | { readonly is: 'opened'; readonly mail: OpenedMail }
  | { readonly is: 'refused'; readonly why: Refusal }
  /** The signature's key could not be looked up. */
  | { readonly is: 'later' }

/** Characters of a mail's text that are kept. */
const MOST_TEXT = 20_000

/**
 * Reads a mail and says who wrote it. Nothing of it is believed before the domain of its sender has signed it (DKIM), whole, with the headers that
 * say what it is. What is certain after that is the sender: that the money is there, the bank's own words say.
 */
export async function openMail(raw: Uint8Array, rules: MailRules, lookUp: LookUpKey): Promise<OpenResult> {
  const refused = (why: Refusal): OpenResult => ({ is: 'refused', why })
  const names = headerNames(raw)
  if (!names) return refused('not a mail')
  // guard: mail-headers-once
  if (isTwofold(names)) return refused('headers that stand twice')
  const { default: PostalMime } = await import('postal-mime')
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 10 }).catch(() => undefined)
  if (!mail) return refused('not a mail')
  const addresses = (list: readonly { address?: string | undefined }[]) =>
    list.map(({ address }) => (address ?? '').toLowerCase())
  const from = addresses(mail.from ? [mail.from] : [])
  if (!isAddressed({ from, to: addresses(mail.to ?? []) }, rules))
    return refused('another sender or recipient')
  const { dkimVerify } = await import('mailauth/lib/dkim/verify.js')
  const { results, headerFrom, fromFields } = await dkimVerify(Buffer.from(raw), {
    resolver: lookUp,
    minBitLength: 1024,
    rejectRsaSha1: true,
  })
  const [sender = ''] = from
  // Both readers have to see the same sender.
  if (fromFields !== 1 || headerFrom.length !== 1 || headerFrom[0]?.toLowerCase() !== sender)
    return refused('another sender or recipient')
  const verdict = verdictOf(sender, names, results.map(checked))
  if (!('id' in verdict))
    return verdict.is === 'later' ? { is: 'later' } : refused('no signature of its sender')
  const written = mail.date ? new Date(mail.date) : new Date(Number.NaN)
  if (Number.isNaN(written.getTime())) return refused('not a mail')
  const text = flat(mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? ''))
  return {
    is: 'opened',
    mail: {
      from: sender,
      domain: verdict.domain,
      subject: flat(mail.subject ?? '').slice(0, 300),
      text: text.slice(0, MOST_TEXT),
      date: written,
      signatureId: verdict.id,
      isWeak: verdict.is === 'weak',
    },
  }
}

type Result = Awaited<
  ReturnType<typeof import('mailauth/lib/dkim/verify.js')['dkimVerify']>
>['results'][number]

const checked = ({
  id = '',
  signingDomain = '',
  status,
  signingHeaders,
  canonBodyLengthLimited,
}: Result): CheckedSignature => ({
  id,
  domain: signingDomain.toLowerCase(),
  // guard: mail-signature-valid
  is: status.result === 'pass' ? 'valid' : status.result === 'temperror' ? 'later' : 'wrong',
  headers: (signingHeaders?.keys ?? '').split(':').map((name) => name.trim().toLowerCase()),
  // guard: mail-body-length
  isWhole: canonBodyLengthLimited !== true,
})
