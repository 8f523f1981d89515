import bowser from 'bowser'
import { m } from '../messages/accounts.messages.ts'

/** Long enough for every real browser; the rest is never looked at. */
const LONGEST = 400

/** What kind of device a session was started on, in plain words such as "Chrome on Android". */
export function deviceName(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, LONGEST)
  if (text.trim() === '') return m.unknownDevice()
  const { browser, os } = bowser.parse(text)
  if (browser.name && os.name) return m.browserOn({ browser: browser.name, os: os.name })
  return browser.name ?? os.name ?? m.unknownDevice()
}
