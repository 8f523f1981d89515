import type { InformationPath } from '../information.rules.ts'
import { m } from './messages/information.messages.ts'

/** What browsers and search engines are told of the pages about the shop. Apart from what links say, which every page brings. */
export const informationHeads: Readonly<
  Record<InformationPath, { readonly title: () => string; readonly description: () => string }>
> = {
  '/Shipping-details': { title: m.shipping, description: m.shippingText },
  '/faqs': { title: m.faqsTitle, description: m.faqsText },
  '/contact-us': { title: m.contactUs, description: m.contactText },
  '/about': { title: m.aboutUs, description: m.aboutText },
  '/terms&condition': { title: m.termsTitle, description: m.termsText },
  '/privacy-policy': { title: m.privacy, description: m.privacyText },
}
