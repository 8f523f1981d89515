import { rupeesOf } from '#/platform/money/money.ts'
import type { Entry, Voucher } from './vouchers.rules.ts'

/** What XML 1.0 has no place for, and what has a meaning in it. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// guard: voucher-text-escaped
export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** Debits are below nothing in Tally's files. */
const amount = (paise: number): string => rupeesOf(-paise).toFixed(2)

const entryXml = ({ ledger, paise }: Entry): string =>
  `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${escaped(ledger)}</LEDGERNAME><ISDEEMEDPOSITIVE>${
    paise > 0 ? 'Yes' : 'No'
  }</ISDEEMEDPOSITIVE><AMOUNT>${amount(paise)}</AMOUNT></ALLLEDGERENTRIES.LIST>`

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>\n'
const foot = '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n'

/** Vouchers as Tally imports them, begun and ended by `begin` and `end`. */
export const tallyXml = {
  begin: head,
  end: foot,
  voucher: ({ kind, day, number, words, entries }: Voucher): string =>
    `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER VCHTYPE="${kind}" ACTION="Create"><DATE>${day.replaceAll('-', '')}</DATE><VOUCHERTYPENAME>${kind}</VOUCHERTYPENAME><VOUCHERNUMBER>${escaped(number)}</VOUCHERNUMBER><NARRATION>${escaped(words)}</NARRATION>${entries.map(entryXml).join('')}</VOUCHER></TALLYMESSAGE>\n`,
}
