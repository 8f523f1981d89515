import type { Services } from '#/platform/http/env.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { addressIn, type Language, spokenOr } from '#/platform/language/languages.rules.ts'
import { inWords } from '#/platform/language/ownWords.rules.ts'
import { type MailKinds, type MailShop, unsubscribeHeaders } from '#/platform/mail/jobs/kinds.ts'
import type { Mail } from '#/platform/mail/mailer.ts'
import { mediaPartsOf } from '#/platform/media/picture.ts'
import { mailPicture } from '#/ui/mail/mailPicture.ts'
import { mailColours } from '../look/mailColours.ts'
import { senderName } from '../sample.rules.ts'
import type { StoredShop } from '../shop.schema.ts'
import { readSettings } from '../shop.store.ts'
import { findGreeting } from './mails.store.ts'

/** px; how wide the masthead shows it at most, twice for screens with two dots to a pixel. */
const LOGO_WIDTH = 2 * 240
/** px; how high. */
const LOGO_HEIGHT = 2 * 56

/** px of width that a logo has at the height of the masthead; square ones are the usual. */
function logoWidth(logo: string): number {
  const { width, height } = mediaPartsOf(logo) ?? { width: 1, height: 1 }
  return Math.min(LOGO_WIDTH, Math.max(128, Math.round((LOGO_HEIGHT * width) / height)))
}

/**
 * A mail of a kind as it is sent, in the language of whoever reads it (`readersLanguage`); the main one where the shop does not speak it,
 * in whatever language somebody asks to see it.
 */
export async function writeMail(
  services: Pick<Services, 'db' | 'config'>,
  kinds: MailKinds,
  name: string,
  data: unknown,
  wanted?: Language,
): Promise<Omit<Mail, 'to'>> {
  const kind = kinds[name]
  if (!kind) throw new Error(`No mail of kind ${name}`)
  const settings = await readSettings(services.db)
  const language = spokenOr(wanted, settings.languages)
  // Mails to admins say what is so and nothing else.
  const { words, ...english } = kind.shown
    ? await findGreeting(services.db, name)
    : { greeting: '', words: null }
  const { greeting } = inWords(english, words, language)
  // guard: mails-in-readers-language
  return inLanguage(language, () => write(kind, data, { settings, language, greeting, ...services.config }))
}

interface Written {
  readonly settings: StoredShop
  readonly language: Language
  /** What the owner says first, in the language; '' for nothing. */
  readonly greeting: string
  readonly origin: string
}

async function write(
  kind: MailKinds[string],
  data: unknown,
  { settings, language, greeting, origin }: Written,
): Promise<Omit<Mail, 'to'>> {
  const { email, address, logo, look } = settings
  const { processingDaysLeast, processingDaysMost, transitDaysLeast, transitDaysMost, returnDays } = settings
  const colours = mailColours(look)
  const shop: MailShop = {
    name: senderName(settings),
    email,
    address,
    origin: origin + addressIn(language, ''),
    promise: { processingDaysLeast, processingDaysMost, transitDaysLeast, transitDaysMost, returnDays },
    ...(logo && { logo: mailPicture(logo, logoWidth(logo), origin) }),
    ...(colours && { colours }),
    greeting,
  }
  const { subject, body, attachments, unsubscribe } = kind.write(data, shop)
  // With the first mail, not with the start: it brings formatters along that are never used.
  const { render, toPlainText } = await import('@react-email/render')
  const html = await render(body)
  const from = email ? { from: { name: shop.name, address: email } } : {}
  return {
    ...from,
    subject,
    html,
    text: toPlainText(html),
    ...(attachments && { attachments }),
    ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
  }
}
