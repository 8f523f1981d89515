/**
 * Behind the @: what UPI apps give to everybody who opens them for himself (Google Pay, PhonePe, Paytm, Amazon Pay, WhatsApp, CRED, Navi, super.money,
 * BHIM's older ones). Banks' own (@hdfcbank, @icici) and unknown ones belong to persons and shops alike.
 */
const APPS_OF_PERSONS: ReadonlySet<string> = new Set([
  ...['okaxis', 'okhdfcbank', 'okicici', 'oksbi'],
  ...['ybl', 'ibl', 'axl'],
  ...['paytm', 'ptaxis', 'pthdfc', 'ptsbi', 'ptyes'],
  ...['apl', 'yapl', 'rapl'],
  ...['waaxis', 'wahdfcbank', 'waicici', 'wasbi'],
  ...['axisb', 'yescred', 'naviaxis', 'superyes', 'jupiteraxis', 'freecharge', 'ikwik'],
])

/** Before the @: how the same apps begin the ids of shops: PhonePe's Q and digits, Paytm's, BharatPe's. */
const OF_SHOPS = /^(q\d{6,}|paytmqr|paytm[.-]|bharatpe|gpay-|merchant|biz)/i

/** A mobile number, with the country's in front or a number of the account behind it. */
const MOBILE = /^(91)?[6-9]\d{9}(-\d{1,2})?$/

/**
 * Whether a UPI id looks like that of a person, whom links from web pages cannot pay since October 2020: UPI apps answer "maximum
 * limit exceeded" or "risk threshold" (U16), while the same id in a QR code works. Only a look: nobody but the bank knows, so it warns and
 * never refuses.
 */
export function looksPersonal(upiId: string): boolean {
  const [name = '', handle = ''] = upiId.split('@')
  if (MOBILE.test(name)) return true
  return APPS_OF_PERSONS.has(handle.toLowerCase()) && !OF_SHOPS.test(name)
}
