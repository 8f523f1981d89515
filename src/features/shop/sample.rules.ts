import { m } from './messages/shop.messages.ts'
import type { ShopSettings } from './shop.schema.ts'

/** Who sells in the sample shop: nobody. Its addresses lead nowhere (`.example` is reserved), its UPI id is no one's. */
// not a message: stored as the settings of the sample shop
export const sampleIdentity = {
  externalSite: 'https://zari.example',
  whatsappNumber: '919876543210',
  upiId: 'zari@upi',
  upiName: 'Zari',
  legalName: 'Zari Handlooms',
  address: '12 Weavers Lane, Varanasi, Uttar Pradesh 221001',
  state: 'Uttar Pradesh',
  email: 'care@zari.example',
  phone: '+91 98765 43210',
  grievanceOfficer: 'Asha Verma',
  grievanceEmail: 'grievance@zari.example',
} as const satisfies Partial<ShopSettings>

/** What tells one shop from another; a state or a person's name may well be the sample's by chance. */
const sampleFields: ReadonlySet<string> = new Set<keyof typeof sampleIdentity>([
  'externalSite',
  'whatsappNumber',
  'upiId',
  'legalName',
  'address',
  'email',
  'phone',
  'grievanceEmail',
])

/** Whether a setting still says what the sample shop says: shoppers would pay or call nobody. */
export const isSampleValue = (name: keyof typeof sampleIdentity, value: string): boolean =>
  sampleFields.has(name) && value === sampleIdentity[name]

/** How the sample shop signs: so that nobody takes its mails for those of a real one. */
export const senderName = ({ name, demo }: Pick<ShopSettings, 'name' | 'demo'>): string =>
  demo ? m.sampleSender({ name }) : name
