import { writeMail } from '#/features/shop/mails/writeMail.ts'
import { readersLanguage } from '#/features/shop/readersLanguage.ts'
import type { Services } from '#/platform/http/env.ts'
import { type MailKinds, type MailShop, mailKind, questions, seller } from '#/platform/mail/jobs/kinds.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { MailButton, MailCode, MailHeading, MailLines, MailSmall } from '#/ui/mail/MailText.tsx'
import { m } from './messages/credit.messages.ts'

export interface GiftCardMail {
  /** As people read it. */
  readonly code: string
  readonly valuePaise: number
  /** What the giver says; '' for nothing. */
  readonly greeting: string
}

const sample: GiftCardMail = {
  code: 'ACDEF-34679-GHJKM-NPRTU',
  valuePaise: 250_000,
  greeting: 'Happy Diwali, dear Meera!\nFind something that glows.',
}

const writeGiftCard = ({ code, valuePaise, greeting }: GiftCardMail, shop: MailShop) => ({
  subject: m.mailSubject({ amount: formatPaise(valuePaise), shop: shop.name }),
  body: (
    <MailFrame
      sender={shop}
      preview={m.mailPreview()}
      title={m.mailTitle({ amount: formatPaise(valuePaise), shop: shop.name })}
      footer={m.mailFooter({ seller: seller(shop), questions: questions(shop) })}
    >
      {greeting && <MailLines of={greeting} />}
      <MailHeading>{m.yourCode()}</MailHeading>
      <MailCode>{code}</MailCode>
      <MailButton href={`${shop.origin}/dashboard/credit`}>{m.redeemIt()}</MailButton>
      <MailSmall>{m.mailHow()}</MailSmall>
    </MailFrame>
  ),
})

export const giftCardMails = {
  'credit.giftCard': mailKind<object, GiftCardMail>({
    // Never a job: a code stands in no table, so the mail is written while it is at hand.
    load: async () => null,
    write: writeGiftCard,
    shown: { label: 'Gift card', sample },
  }),
} satisfies MailKinds

/**
 * Mails a card to whom it is for, in their language; of somebody without one, in that of `giver`.
 * @returns whether the mail server took it: if not, its code is handed over by the admin, who sees it
 */
export async function mailGiftCard(
  services: Services,
  to: string,
  card: GiftCardMail,
  giver?: string | null,
): Promise<boolean> {
  const readers = [{ email: to }, ...(giver ? [{ userId: giver }] : [])]
  const language = await readersLanguage(services.db, ...readers)
  const mail = await writeMail(services, giftCardMails, 'credit.giftCard', card, language)
  try {
    await services.mailer.deliver({ to, ...mail })
    return true
  } catch (error) {
    services.log.warn({ error }, 'a gift card could not be mailed')
    return false
  }
}
