import { generateKeyPairSync } from 'node:crypto'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import type { LookUpKey } from './openMail.ts'

/** Who may write to the shop, and about which account. */
export const RULES = {
  senders: ['alerts@hdfcbank.net'],
  owners: ['asha@example.com'],
  accounts: ['50100123457722'],
}

const keys = { modulusLength: 1024, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } as const }
const pair = (modulusLength = 1024) =>
  generateKeyPairSync('rsa', {
    ...keys,
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'der' },
  })
const bank = pair()
const other = pair()

/** A name server that knows the keys of a bank, of a subdomain of it, and of somebody else. */
export const lookUp: LookUpKey = async (name) => {
  const known: Record<string, Buffer> = {
    'a._domainkey.hdfcbank.net': bank.publicKey,
    'a._domainkey.comm.hdfcbank.net': bank.publicKey,
    'a._domainkey.mallory.example': other.publicKey,
    'a._domainkey.nothdfcbank.net': other.publicKey,
  }
  const key = known[name]
  if (!key) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  return [[`v=DKIM1; k=rsa; p=${key.toString('base64')}`]]
}

export const alertText = ({
  rupees = '899.00',
  utr = '412345678901',
  account = '7722',
  day = '23-11-26',
} = {}) =>
  `Dear Customer, Rs. ${rupees} is successfully credited to your account **${account} by VPA meera@ybl MEERA IYER on ${day}. Your UPI transaction reference number is ${utr}. Thank you for banking with us.`

interface Written {
  readonly text?: string
  readonly from?: string
  readonly to?: string
  readonly date?: Date
  /** Lines at the head besides. */
  readonly more?: readonly string[]
}

/** A mail as a bank writes it: HTML with its words across the lines. */
export function written({
  text = alertText(),
  from = 'HDFC Bank InstaAlerts <alerts@hdfcbank.net>',
  to = 'asha@example.com',
  date = new Date(),
  more = [],
}: Written = {}): string {
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: View: Account update for your HDFC Bank A/c',
    `Date: ${date.toUTCString()}`,
    `Message-ID: <${date.getTime()}.${text.length}@hdfcbank.net>`,
    ...more,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: 7bit',
  ]
  const html = `<html><head><style>p { color: red }</style></head><body><p>${text.replaceAll('. ', '.\r\n<br>')}</p></body></html>`
  return `${head.join('\r\n')}\r\n\r\n${html}\r\n`
}

interface Signing {
  readonly domain?: string
  readonly headers?: string
  readonly maxBodyLength?: number
  readonly forged?: boolean
}

const ALL = 'from:to:subject:date:message-id:mime-version:content-type:content-transfer-encoding'

/** The same, signed by its bank unless told otherwise. */
export async function signed(
  mail: string,
  { domain = 'hdfcbank.net', headers = ALL, forged, ...length }: Signing = {},
) {
  const key = forged || !domain.endsWith('hdfcbank.net') || domain.startsWith('not') ? other : bank
  const { signatures } = await dkimSign(mail, {
    ...{ signingDomain: domain, selector: 'a', privateKey: key.privateKey, headerList: headers },
    canonicalization: 'relaxed/relaxed',
    ...length,
    signatureData: [
      { signingDomain: domain, selector: 'a', privateKey: key.privateKey, headerList: headers, ...length },
    ],
  } as Parameters<typeof dkimSign>[1])
  return Buffer.from(signatures + mail)
}
