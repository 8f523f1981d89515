import { DAY_MS } from '#/platform/time/spans.rules.ts'
import { m as ofShop } from '../messages/shop.messages.ts'
import { isSampleValue, type sampleIdentity } from '../sample.rules.ts'
import type { ShopSettings } from '../shop.schema.ts'
import type { ItemKey, LaunchItem } from './launch.schema.ts'
import { m } from './messages/launch.messages.ts'

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

/** A backup that is older than this, days, says little. */
const BACKUP_DAYS = 7

type SampleField = keyof typeof sampleIdentity

/** The settings that a launched shop has, by the item they belong to, with their names on the settings page. */
const needed = {
  seller: {
    legalName: m.legalName,
    address: m.addressOf,
    state: m.state,
    phone: m.phone,
    email: m.email,
  },
  upi: { upiId: m.upiId },
  whatsapp: { whatsappNumber: m.whatsappNumber },
  grievance: { grievanceOfficer: m.officer, grievanceEmail: m.officerEmail },
} as const satisfies Partial<Record<ItemKey, Partial<Record<SampleField, () => string>>>>

const neededOf = (key: keyof typeof needed) => Object.entries(needed[key]) as [SampleField, () => string][]

function missingOf(settings: ShopSettings, key: keyof typeof needed): string[] {
  return neededOf(key).flatMap(([name, word]) => {
    if (settings[name] === '') return [word()]
    return isSampleValue(name, settings[name]) ? [m.stillSample({ what: word() })] : []
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
    .map(([field, word]) => ({ field, message: m.launchedNeeds({ what: word() }) }))
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
    item('seller', m.whoSells(), '/admin/settings#seller', missingOf(settings, 'seller')),
    item(
      'gstin',
      m.gstRegistration(),
      '/admin/settings#seller',
      unless(settings.gstin !== '' || marks.has('noGstin'), m.gstinOrNone()),
      settings.gstin === '' && marks.has('noGstin') ? m.notRegistered() : '',
    ),
    item(
      'upi',
      m.paymentByUpi(),
      '/admin/settings#upi',
      upiMissing(facts),
      settings.upiEnabled ? '' : m.switchedOff(),
    ),
    item('whatsapp', ofShop.whatsapp(), '/admin/settings#whatsapp', missingOf(settings, 'whatsapp')),
    item('grievance', m.whoAnswers(), '/admin/settings#seller', missingOf(settings, 'grievance')),
    item(
      'policies',
      m.policies(),
      '/admin/settings#policies',
      unless(marks.has('policies'), m.lookAtPolicies()),
    ),
    item('categories', m.categories(), '/admin/category', unless(goods.categories > 0, m.activeCategory())),
    item('product', m.firstProduct(), '/admin/product/create', productMissing(goods)),
    item('home', m.homePage(), '/admin/manage-banners', unless(goods.homeTouched, m.ownHome())),
    item('mail', m.mail(), '/admin/dashboard', mailMissing(facts)),
    item('backup', m.backup(), '/admin/dashboard', ...backupOf(facts)),
    item(
      'admin',
      m.yourLogIn(),
      '/admin/dashboard#profile',
      unless(!facts.adminEmail.endsWith('.example'), m.reachableEmail()),
      m.logInAs({ email: facts.adminEmail }),
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
  return marks.get('upiTested')?.value === settings.upiId ? [] : [m.testRupee()]
}

function productMissing({ products, sellable }: CatalogFacts): string[] {
  if (sellable > 0) return []
  return [products > 0 ? m.pictureAndStock() : m.activeProduct()]
}

function mailMissing({ mailServer, marks, adminEmail }: LaunchFacts): string[] {
  if (!mailServer) return [m.mailServer()]
  return marks.get('mailTested')?.value === adminEmail ? [] : [m.testMailToYou()]
}

const madeText = (days: number): string =>
  days === 0 ? m.madeToday() : days === 1 ? m.madeYesterday() : m.madeDaysAgo({ days })

const saidText = (days: number): string =>
  days === 0 ? m.saidToday() : days === 1 ? m.saidYesterday() : m.saidDaysAgo({ days })

function backupOf({ marks, now }: LaunchFacts): [string[], string] {
  const last = marks.get('backup')
  if (!last) return [[m.makeBackup()], '']
  const days = Math.floor((now.getTime() - last.at.getTime()) / DAY_MS)
  const note = last.value ? madeText(days) : saidText(days)
  return [days > BACKUP_DAYS ? [m.newBackup()] : [], note]
}

/** What keeps the shop from being launched. */
export const blocking = (items: readonly LaunchItem[]): LaunchItem[] =>
  items.filter(({ required, done }) => required && !done)
