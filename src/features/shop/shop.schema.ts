import { z } from 'zod'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { moreLanguages } from '#/platform/language/languages.rules.ts'
import { typedPhone, typedWhatsapp } from '#/platform/typed/phone.rules.ts'
import { nameSchema, readableNumber, typedAs } from '#/platform/typed/typed.schema.ts'
import { cardLines } from './cardLine.rules.ts'
import { amountsOf, giftAmountsText } from './giftAmounts.rules.ts'
import { gstinProblem, stateClash } from './gstin.rules.ts'
import { shownLookSchema, storedLookSchema, usualLook } from './look/look.schema.ts'
import { m } from './messages/shop.messages.ts'
import { spanClashes } from './spans.rules.ts'
import { stateCode } from './states.rules.ts'

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => m.mostCharacters({ most }) })
/** What only the owner can know: nothing until it was given. Nothing invented stands in for it. */
const given = (field: z.ZodType<string, string>) => z.literal('').or(field).default('')
const email = z.email({ error: () => m.validEmail() })

const wholeNumber = (least: number, most: number) => {
  const message = () => m.wholeNumber({ least, most })
  const error = { error: message }
  return typedAs(readableNumber(message, message).int(error).min(least, error).max(most, error))
}

const factor = { error: () => m.factor() }

/**
 * What the shopkeeper sets. Every field has a default, so an empty record is a shop that can be set up; who sells and where
 * money goes is '' until the owner says it. Hours and days are whole numbers.
 */
export const shopSettingsSchema = z.object({
  name: line(60)
    .min(1, { error: () => m.nameMissing() })
    .default('Zari'),
  // not a message: the owner's words until she writes her own
  tagline: line(120).default('Sarees and ethnic wear, chosen by hand'),
  externalSite: given(z.url({ protocol: /^https?$/, error: () => m.addressExample() })),
  logo: line(500)
    .regex(/^((https?:\/\/|\/media\/)\S+)?$/, { error: () => m.pictureAddress() })
    .default(''),
  access: z.enum(['members', 'open']).default('members'),
  launched: z.boolean().default(false),
  /** The sample shop: decided at the first start and never changed. */
  demo: z.boolean().default(false),
  whatsappNumber: given(z.string().regex(/^\d{10,15}$/, { error: () => m.whatsappExample() })),
  // not a message: as above
  whatsappMessage: line(500).default('Hello! I would like to order from your shop.'),
  /** Whether phones count 10 s down to WhatsApp after an order (specification, section 4), or wait for a press. */
  whatsappCountdown: z.boolean('whatsappCountdown is true or false').default(true),
  upiId: given(z.string().regex(/^[\w.-]{2,64}@[A-Za-z]{2,32}$/, { error: () => m.upiIdExample() })),
  upiName: line(60).default(''),
  /** Whether shoppers may choose it at checkout; orders that were placed stay payable. */
  upiEnabled: z.boolean('upiEnabled is true or false').default(true),
  codEnabled: z.boolean('codEnabled is true or false').default(true),
  legalName: line(120).default(''),
  address: line(300).default(''),
  state: line(60).default(''),
  email: given(email),
  phone: given(z.string().regex(/^\+?[\d ]{10,16}$/, { error: () => m.phoneExample() })),
  grievanceOfficer: line(120).default(''),
  grievanceEmail: given(email),
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d])?$/, { error: () => m.gstinLength() })
    .default(''),
  /** Registered under the composition scheme: no tax is charged, bills of supply are issued. */
  composition: z.boolean().default(false),
  hoursWeekdays: line(60).default('9 AM to 6 PM'),
  hoursSaturday: line(60).default('10 AM to 4 PM'),
  hoursSunday: line(60).default('Closed'),
  returnDays: wholeNumber(0, 90).default(7),
  damageHoursProduct: wholeNumber(1, 720).default(24),
  damageHoursShipping: wholeNumber(1, 720).default(48),
  refundDaysLeast: wholeNumber(0, 90).default(5),
  refundDaysMost: wholeNumber(0, 90).default(7),
  processingDaysLeast: wholeNumber(0, 90).default(1),
  processingDaysMost: wholeNumber(0, 90).default(3),
  /** How long couriers usually take from the shop to the door, days; `most` 0: nothing is said of it. */
  transitDaysLeast: wholeNumber(0, 90).default(0),
  transitDaysMost: wholeNumber(0, 90).default(0),
  reverseShipmentFee: wholeNumber(0, 10_000).default(100),
  /** Whether a tab remembers what is typed at the checkout for its reload; off, no personal data is in a browser's storage. */
  rememberCheckout: z.boolean('rememberCheckout is true or false').default(false),
  /** Whether shoppers may have an order wrapped as a gift, and what that costs, in rupees. */
  giftWrap: z.boolean('giftWrap is true or false').default(false),
  giftWrapPrice: wholeNumber(0, 10_000).default(0),
  /** Which gift cards shoppers may buy, in rupees as the owner writes them: `500, 1,000`; '' for none. */
  giftCardAmounts: z
    .string()
    .trim()
    .max(200, { error: () => m.mostCharacters({ most: 200 }) })
    .refine((typed) => amountsOf(typed) !== undefined, { error: giftAmountsText })
    .default(''),
  /** Whether browsers save wishlist and orders of who is signed in, to be read without a connection; off, nothing personal is saved. */
  saveOwnPages: z.boolean('saveOwnPages is true or false').default(false),
  /** Orders that are neither paid nor over: of one account, of one mobile number, to one address. */
  openOrdersMost: wholeNumber(1, 1_000).default(5),
  /** Pieces in all of these together; a single order may have more. */
  openPiecesMost: wholeNumber(1, 10_000).default(30),
  /** In which languages it is shown besides English. */
  languages: z.array(z.enum(moreLanguages)).default([]),
  /** Whether admins are mailed about what happens: orders, payment references, stock that runs out. */
  alertMails: z.boolean().default(true),
  /** Admins are told when an order leaves so few pieces of a product. */
  lowStockAlert: wholeNumber(0, 1_000).default(2),
  /** Who may review a product. */
  reviewsFrom: z.enum(['everybody', 'buyers']).default('everybody'),
  /** For whom it sells, as catalogues elsewhere (Google, Instagram) have to be told of clothes. */
  wearerGender: z.enum(['female', 'male', 'unisex']).default('female'),
  wearerAge: z.enum(['adult', 'kids', 'toddler', 'infant', 'newborn']).default('adult'),
  /** What cards say under the name of a product. */
  cardLine: z.enum(cardLines).default('none'),
  /** Whether only prices that were really asked or printed are struck through; off, `strikeFactor` holds. */
  honestPrices: z.boolean('honestPrices is true or false').default(false),
  /** Struck-through list price as a multiple of the price (specification, section 9: 1.5). */
  strikeFactor: typedAs(readableNumber(m.factor, m.factor).min(1, factor).max(5, factor)).default(1.5),
})

export type ShopSettings = z.infer<typeof shopSettingsSchema>

/** What is stored of a shop: its settings and its look, which is changed by itself (settings/changeLook.actions.ts). */
export const storedShopSchema = shopSettingsSchema.extend({
  look: storedLookSchema.default({ ...usualLook }),
  /** What a later version wrote does not keep this one from reading the rest. */
  languages: z
    .array(z.string())
    .default([])
    .transform((written) => moreLanguages.filter((language) => written.includes(language))),
})
export type StoredShop = z.infer<typeof storedShopSchema>

/** The settings as the API tells them, with what the environment says of the shop. */
export const publicShopSchema = shopSettingsSchema.extend({
  /** What pages have to know of the owner's look; left out while it is the usual one. */
  brand: shownLookSchema.optional(),
  /** Left out where browsers may save pages to be read without a connection (OFFLINE_PAGES). */
  offlinePages: z.literal(false).optional(),
  /** Its public address (ORIGIN). */
  origin: z.string(),
  /** Who takes its cards: the id, and the name for people; null while none is configured. */
  cardProvider: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Whether its mails go out; without a mail server they stay on the shop's own disk. */
  sendsMails: z.boolean(),
})
export type PublicShop = z.infer<typeof publicShopSchema>

/** What an admin can change; whether it is the sample shop is no setting. */
// guard: demo-fixed
const changeable = shopSettingsSchema.omit({ demo: true }).shape

const { shape } = shopSettingsSchema

/** Numbers as people type them: 91 is added to a mobile number for WhatsApp. What is stored is read as it is. */
const typedNumbers = {
  whatsappNumber: z.string().transform(typedWhatsapp).pipe(shape.whatsappNumber.removeDefault()),
  phone: z.string().transform(typedPhone).pipe(shape.phone.removeDefault()),
}

/** What is stored is read as it is; what is given from now on has to be right. */
const givenNow = {
  name: nameSchema(m.nameMissing, 60, () => m.mostCharacters({ most: 60 })),
  gstin: shape.gstin.removeDefault().pipe(
    z.string().superRefine((gstin, context) => {
      const message = gstinProblem(gstin)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    }),
  ),
  state: shape.state
    .removeDefault()
    .refine((state) => state === '' || stateCode(state) !== undefined, { error: () => m.chooseState() }),
}

/** A change of some of the settings. */
const shopSettingsChangeSchema = z
  .object(
    Object.fromEntries(
      Object.entries(changeable).map(([name, field]) => [name, field.removeDefault().optional()]),
    ) as {
      [K in keyof typeof changeable]: z.ZodOptional<ReturnType<(typeof changeable)[K]['removeDefault']>>
    },
  )
  .extend({
    whatsappNumber: typedNumbers.whatsappNumber.optional(),
    phone: typedNumbers.phone.optional(),
    name: givenNow.name.optional(),
    gstin: givenNow.gstin.optional(),
    state: givenNow.state.optional(),
  })

/** What an admin sends to change settings. */
export const settingsRequestSchema = shopSettingsChangeSchema.extend({
  /** The acting admin's own password, for money settings (moneySettings.rules.ts). */
  currentPassword: z.string().max(1024).optional(),
  seen: seenSchema,
})

export type SettingsRequest = Partial<ShopSettings> & {
  readonly currentPassword?: string
  readonly seen?: Record<string, unknown>
}

/** The settings form: everything but the launch, which has a switch of its own, and the logo, which is a part of the look. Numbers are typed as text. */
export const settingsFormSchema = shopSettingsSchema
  .omit({ launched: true, demo: true, logo: true })
  .extend({
    ...typedNumbers,
    ...givenNow,
  })
  .superRefine((settings, context) => {
    const message = stateClash(settings)
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['state'] })
  })
  .superRefine((settings, context) => {
    for (const { field, message } of spanClashes(settings)) {
      context.addIssue({ code: 'custom', message, path: [field] })
    }
  })
