import type { InformationPath } from '../information.rules.ts'
import { m } from './messages/information.messages.ts'

/** What links to the pages about the shop say. */
export const informationLabels: Readonly<Record<InformationPath, () => string>> = {
  '/Shipping-details': m.shipping,
  '/faqs': m.faqs,
  '/contact-us': m.contactUs,
  '/about': m.aboutUs,
  '/terms&condition': m.terms,
  '/privacy-policy': m.privacy,
}
