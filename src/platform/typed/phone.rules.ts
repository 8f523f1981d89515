import { between, latinDigits, withoutSpaces } from './digits.rules.ts'

/** The 10 digits of an Indian mobile number however it is typed: `+91-98290 12345`, `098290 12345`. Undefined for any other. */
export const indianMobile = (text: string): string | undefined =>
  /^(?:(?:\+|00)?91|0)?([6-9]\d{9})$/.exec(withoutSpaces(text))?.[1]

/** A contact number as the rules expect it: 10 digits where it is an Indian mobile number, otherwise as typed. */
export const typedContact = (text: string): string => indianMobile(text) ?? text.trim()

/** Digits with the country code, as wa.me wants them; 91 is added to an Indian mobile number. */
export function typedWhatsapp(text: string): string {
  const bare = withoutSpaces(text)
  // Whoever writes + has written the country code: +65 8123 4567 has 10 digits as well.
  if (/^(\+|00)(?!91)/.test(bare)) return bare.replace(/^(\+|00)/, '')
  const mobile = indianMobile(bare)
  // guard: country-code
  return mobile ? `91${mobile}` : bare.replace(/^\+/, '')
}

/** A telephone number as it is shown: `+91 98290 12345`; any other with single spaces. */
export function typedPhone(text: string): string {
  const mobile = indianMobile(text)
  if (mobile) return `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`
  return latinDigits(text).replace(between, ' ').replace(/ +/g, ' ').trim()
}
