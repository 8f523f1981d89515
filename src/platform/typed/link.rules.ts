import { m } from './messages/typed.messages.ts'

/** Longer addresses are nobody's, characters. */
export const LONGEST_LINK = 500

/** What follows a shop's own path; what browsers read as another host (`//`, a backslash) is none. */
const OWN_PATH = /^\/(?:[^\s/\\][^\s\\]*)?$/
const ANY_SHOP = 'http://shop.invalid'

/** What `isPageLink` takes, as forms say it beforehand and as whoever typed another one reads it. */
export const pageLinkHint = m.pageLinkHint
export const noPageLink = m.noPageLink

/** Whether a path is still one of this shop when its dots are gone: `/..//example.com` is not. */
const staysOwn = (path: string): boolean =>
  URL.canParse(path, ANY_SHOP) && !new URL(path, ANY_SHOP).pathname.startsWith('//')

/** Whether something on a page may lead there: a path of this shop, or an https address. */
export function isPageLink(link: string): boolean {
  // guard: page-link
  if (OWN_PATH.test(link)) return staysOwn(link)
  if (!/^https:\/\/[^\s\\]+$/i.test(link) || !URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  return protocol === 'https:' && username === '' && password === ''
}

const PHONE = /^tel:\+?[0-9][0-9 ()-]{2,24}$/
const MAIL = /^mailto:[^\s@\\<>"]{1,64}@[^\s@\\<>"?]{3,120}(?:\?[^\s\\<>"]{1,300})?$/

/** What `isReachLink` takes, in the same way. */
export const reachLinkHint = m.reachLinkHint
export const noReachLink = m.noReachLink

/** The same, or a telephone number or a mail address. WhatsApp's own links (`https://wa.me/...`) are https addresses. */
// guard: reach-link
export const isReachLink = (link: string): boolean => isPageLink(link) || PHONE.test(link) || MAIL.test(link)
