import { isSampleValue, type sampleIdentity } from '../sample.rules.ts'
import type { ShopSettings } from '../shop.schema.ts'
import type { ItemKey, LaunchItem } from './launch.schema.ts'

/** What the shop has on its shelves. */
export interface CatalogFacts {
  /** Active ones. */
  readonly categories: number
  /** Active products in active categories. */
  readonly products: number
  /** Those of them that have a picture and stock. */
  readonly sellable: number
  /** The owner wrote a sliding text, uploaded a banner, or published a home page of her own. */
  readonly homeTouched: boolean
}

/** What the owner did, and when. Without an entry it was not done. */
export type Marks = ReadonlyMap<string, { readonly value: string; readonly at: Date }>

export interface LaunchFacts {
  readonly settings: ShopSettings
  readonly goods: CatalogFacts
  readonly marks: Marks
  /** A mail server is configured; otherwise mails become files. */
  readonly mailServer: boolean
  /** Who asks; the first admin's address may be the invented one. */
  readonly adminEmail: string
  readonly now: Date
}

const DAY_MS = 86_400_000
/** A backup that is older than this, days, says little. */
const BACKUP_DAYS = 7

type SampleField = keyof typeof sampleIdentity

/** The settings that a launched shop has, by the item they belong to, with their names on the settings page. */
const needed = {
  seller: { legalName: 'legal name', address: 'address', state: 'state', phone: 'phone', email: 'email' },
  upi: { upiId: 'UPI id' },
  whatsapp: { whatsappNumber: 'WhatsApp number' },
  grievance: { grievanceOfficer: 'grievance officer', grievanceEmail: 'grievance email' },
} as const satisfies Partial<Record<ItemKey, Partial<Record<SampleField, string>>>>

const neededOf = (key: keyof typeof needed) => Object.entries(needed[key]) as [SampleField, string][]

function missingOf(settings: ShopSettings, key: keyof typeof needed): string[] {
  return neededOf(key).flatMap(([name, word]) => {
    if (settings[name] === '') return [word]
    return isSampleValue(name, settings[name]) ? [`${word} (it still says what the sample shop says)`] : []
  })
}

/** Settings that a change would empty although a launched shop needs them, with why not. */
export function emptiedNeeds(
  before: ShopSettings,
  after: ShopSettings,
): { field: string; message: string }[] {
  if (!before.launched || !after.launched || before.demo) return []
  return (Object.keys(needed) as (keyof typeof needed)[])
    .flatMap(neededOf)
    .filter(([name]) => name !== 'upiId' || after.upiEnabled)
    .filter(([name]) => before[name] !== '' && after[name] === '')
    .map(([field, word]) => ({ field, message: `A launched shop needs its ${word}.` }))
}

/** Everything that belongs to opening a shop, in the order in which an owner does it. */
export function launchItems(facts: LaunchFacts): LaunchItem[] {
  const { settings, goods, marks } = facts
  const item = (
    key: ItemKey,
    title: string,
    to: string,
    missing: readonly string[],
    note = '',
  ): LaunchItem => ({
    ...{ key, title, to, note, required: !advised.has(key) },
    ...{ done: missing.length === 0, missing: [...missing] },
  })
  const unless = (done: boolean, ...words: string[]) => (done ? [] : words)
  return [
    item('seller', 'Who sells', '/admin/settings#seller', missingOf(settings, 'seller')),
    item(
      'gstin',
      'GST registration',
      '/admin/settings#seller',
      unless(settings.gstin !== '' || marks.has('noGstin'), 'your GSTIN, or that you have none'),
      settings.gstin === '' && marks.has('noGstin') ? 'Not registered.' : '',
    ),
    item(
      'upi',
      'Payment by UPI',
      '/admin/settings#upi',
      upiMissing(facts),
      settings.upiEnabled ? '' : 'Switched off.',
    ),
    item('whatsapp', 'WhatsApp', '/admin/settings#whatsapp', missingOf(settings, 'whatsapp')),
    item('grievance', 'Who answers complaints', '/admin/settings#seller', missingOf(settings, 'grievance')),
    item(
      'policies',
      'Policies',
      '/admin/settings#policies',
      unless(marks.has('policies'), 'a look at what the shop promises'),
    ),
    item('categories', 'Categories', '/admin/category', unless(goods.categories > 0, 'an active category')),
    item('product', 'First product', '/admin/product/create', productMissing(goods)),
    item(
      'home',
      'Home page',
      '/admin/manage-banners',
      unless(goods.homeTouched, 'your sliding text, a banner or a home page of your own'),
    ),
    item('mail', 'Mail', '/admin/dashboard', mailMissing(facts)),
    item('backup', 'Backup', '/admin/dashboard', ...backupOf(facts)),
    item(
      'admin',
      'Your log-in',
      '/admin/dashboard#profile',
      unless(!facts.adminEmail.endsWith('.example'), 'an e-mail address that reaches you'),
      `You log in as ${facts.adminEmail}.`,
    ),
  ]
}

/** Worth doing before strangers come; nobody is hurt by its lack at once. */
const advised: ReadonlySet<ItemKey> = new Set(['home', 'mail', 'backup', 'admin'])

function upiMissing({ settings, marks }: LaunchFacts): string[] {
  if (!settings.upiEnabled) return []
  const missing = missingOf(settings, 'upi')
  if (missing.length > 0) return missing
  // A rupee that came to another id proves nothing about this one.
  // guard: upi-tested
  return marks.get('upiTested')?.value === settings.upiId ? [] : ['a test rupee that arrived']
}

function productMissing({ products, sellable }: CatalogFacts): string[] {
  if (sellable > 0) return []
  return [
    products > 0 ? 'a picture and stock of an active product' : 'an active product in an active category',
  ]
}

function mailMissing({ mailServer, marks, adminEmail }: LaunchFacts): string[] {
  if (!mailServer)
    return ['a mail server: start the shop with SMTP_URL; now mails become files in the data folder']
  return marks.get('mailTested')?.value === adminEmail ? [] : ['a test mail to you']
}

function backupOf({ marks, now }: LaunchFacts): [string[], string] {
  const last = marks.get('backup')
  if (!last) return [['a backup: npm run backup'], '']
  const days = Math.floor((now.getTime() - last.at.getTime()) / DAY_MS)
  const when = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
  const note = `${last.value ? 'Made' : 'You said it was made'} ${when}.`
  return [days > BACKUP_DAYS ? ['a new backup: npm run backup'] : [], note]
}

/** What keeps the shop from being launched. */
export const blocking = (items: readonly LaunchItem[]): LaunchItem[] =>
  items.filter(({ required, done }) => required && !done)
