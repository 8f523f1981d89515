import { type NamedProduct, withLocalizedName } from '#/features/catalog/names/productNames.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Services } from '#/platform/http/env.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import { type MailKinds, type MailShop, mailKind, seller, sendMailJob } from '#/platform/mail/jobs/kinds.ts'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { MailButton, MailLink, MailSmall, MailText } from '#/ui/mail/MailText.tsx'
import { m } from './messages/restock.messages.ts'
import * as store from './restock.store.ts'
import { unsubscribeToken } from './unsubscribe.ts'

interface WishIds {
  readonly wishId: string
}

interface WishMail extends NamedProduct {
  readonly slug: string
  readonly size: string
  readonly token: string
  /** What ends all such mails to the same person. */
  readonly unsubscribe: string
}

const sampleWish: WishMail = {
  name: 'Chikankari Kurta in Ivory',
  slug: 'chikankari-kurta-in-ivory',
  size: 'M',
  token: 'sample',
  unsubscribe: 'sample',
}

function nameOf(wish: WishMail): string {
  const { name, size } = withLocalizedName(wish)
  return size ? m.nameWithSize({ name, size }) : name
}
/** The product with the size chosen. */
const pageOf = ({ slug, size }: WishMail, { origin }: MailShop): string =>
  `${origin}/details/${slug}${size && `?size=${encodeURIComponent(size)}`}`
const linkOf = ({ token }: WishMail, { origin }: MailShop): string => `${origin}/back-in-stock/${token}`

const endPageOf = ({ unsubscribe }: WishMail, { origin }: MailShop): string =>
  `${origin}/back-in-stock/${unsubscribe}`
const endAddressOf = ({ unsubscribe }: WishMail, { origin }: MailShop): string =>
  new URL(`/api/restock/unsubscribe/${unsubscribe}`, origin).href

const writeConfirm = (wish: WishMail, shop: MailShop) => ({
  subject: m.confirmSubject({ name: withLocalizedName(wish).name }),
  unsubscribe: endAddressOf(wish, shop),
  body: (
    <MailFrame
      sender={shop}
      preview={m.onePressPreview()}
      title={m.onePress()}
      footer={m.confirmFooter({ seller: seller(shop) })}
    >
      <MailText>{m.confirmText({ name: nameOf(wish) })}</MailText>
      <MailButton href={linkOf(wish, shop)}>{m.yesMailMe()}</MailButton>
    </MailFrame>
  ),
})

const writeBack = (wish: WishMail, shop: MailShop) => ({
  subject: m.isBack({ name: nameOf(wish) }),
  unsubscribe: endAddressOf(wish, shop),
  body: (
    <MailFrame
      sender={shop}
      preview={m.backPreview()}
      title={m.isBack({ name: withLocalizedName(wish).name })}
      footer={m.backFooter({ seller: seller(shop) })}
    >
      <MailText>{m.backText({ name: nameOf(wish) })}</MailText>
      <MailButton href={pageOf(wish, shop)}>{m.seeIt()}</MailButton>
      <MailSmall>
        <Sentence
          text={m.onlyMail({ end: '{end}' })}
          parts={{ end: <MailLink href={endPageOf(wish, shop)}>{m.nothingMore()}</MailLink> }}
        />
      </MailSmall>
    </MailFrame>
  ),
})

/** Whom a wish is mailed to, in which language, and what it says. */
async function loadWish({ db }: Services, id: string) {
  const wish = await store.findAddressed(db, id)
  if (!wish) return undefined
  const { to, language, ...said } = wish
  const person = said.userId ? { userId: said.userId } : { email: said.email ?? '' }
  return {
    mail: {
      to,
      data: { ...said, unsubscribe: await unsubscribeToken({ db }, person) },
      ...(language && { language }),
    },
    wish,
  }
}

export const restockMails = {
  'restock.confirm': mailKind<WishIds, WishMail>({
    async load(services: Services, { wishId }) {
      const found = await loadWish(services, wishId)
      return found && !found.wish.confirmedAt ? found.mail : null
    },
    write: writeConfirm,
    shown: { label: 'Back in stock: is this your address?', sample: sampleWish },
  }),
  'restock.back': mailKind<WishIds, WishMail>({
    async load(services: Services, { wishId }) {
      const { db } = services
      const found = await loadWish(services, wishId)
      if (!found?.wish.invitedAt) return null
      if ((await store.piecesOf(db, found.wish.productId, found.wish.size)) <= 0) {
        await store.waitAgain(db, wishId)
        return null
      }
      if (!(await store.claimMail(db, wishId))) return null
      return { ...found.mail, notSent: () => store.releaseMail(db, wishId) }
    },
    write: writeBack,
    shown: { label: 'Back in stock', sample: sampleWish },
  }),
} satisfies MailKinds

/** Enqueues one of this room's mails within `tx`. */
export const sendRestockMail = (
  jobs: Jobs,
  tx: Db,
  kind: keyof typeof restockMails,
  ids: WishIds,
): Promise<void> => sendMailJob(jobs, tx, { kind, ids })
