import { Button } from '@react-email/button'
import { Text } from '@react-email/text'
import type { Db } from '#/platform/db/database.ts'
import type { Services } from '#/platform/http/env.ts'
import type { Jobs } from '#/platform/jobs/jobs.ts'
import { type MailKinds, type MailShop, mailKind, seller, sendMailJob } from '#/platform/mail/jobs/kinds.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { mailStyle } from '#/ui/mail/mailStyle.ts'
import * as store from './restock.store.ts'

interface WishIds {
  readonly wishId: string
}

interface WishMail {
  readonly name: string
  readonly slug: string
  readonly size: string
  readonly token: string
}

const nameOf = ({ name, size }: WishMail): string => (size ? `${name}, size ${size}` : name)
const linkOf = ({ token }: WishMail, { origin }: MailShop): string => `${origin}/back-in-stock/${token}`

const writeConfirm = (wish: WishMail, shop: MailShop) => ({
  subject: `Shall we tell you when ${wish.name} is back?`,
  body: (
    <MailFrame
      sender={shop.name}
      preview="One press, and we write to you once."
      title="One press, please"
      footer={`Somebody entered this address at ${seller(shop)}. Ignore this mail and nothing follows.`}
    >
      <Text style={mailStyle.text}>
        You asked to be told when {nameOf(wish)} is back. Please confirm that this is your address: then we
        write to you once, when it is there again, and about nothing else.
      </Text>
      <Button href={linkOf(wish, shop)} style={mailStyle.button}>
        Yes, tell me
      </Button>
    </MailFrame>
  ),
})

const writeBack = (wish: WishMail, shop: MailShop) => ({
  subject: `${nameOf(wish)} is back`,
  body: (
    <MailFrame
      sender={shop.name}
      preview="A few pieces came in. You asked us to tell you."
      title={`${wish.name} is back`}
      footer={`You receive this one mail because you asked for it at ${seller(shop)}.`}
    >
      <Text style={mailStyle.text}>
        {nameOf(wish)} is there again. We tell a few people for each piece, those who asked first; nothing is
        put aside.
      </Text>
      <Button href={`${shop.origin}/details/${wish.slug}`} style={mailStyle.button}>
        See it
      </Button>
      <Text style={mailStyle.small}>
        This was the only mail about it. No more about anything you wait for: {linkOf(wish, shop)}
      </Text>
    </MailFrame>
  ),
})

export const restockMails = {
  'restock.confirm': mailKind<WishIds, WishMail>({
    async load({ db }: Services, { wishId }) {
      const wish = await store.findAddressed(db, wishId)
      return wish && !wish.confirmedAt ? { to: wish.to, data: wish } : null
    },
    write: writeConfirm,
  }),
  'restock.back': mailKind<WishIds, WishMail>({
    async load({ db }: Services, { wishId }) {
      const wish = await store.findAddressed(db, wishId)
      if (!wish?.invitedAt) return null
      if ((await store.piecesOf(db, wish.productId, wish.size)) <= 0) {
        await store.waitAgain(db, wishId)
        return null
      }
      if (!(await store.claimMail(db, wishId))) return null
      return { to: wish.to, data: wish, notSent: () => store.releaseMail(db, wishId) }
    },
    write: writeBack,
  }),
} satisfies MailKinds

/** Enqueues one of this room's mails within `tx`. */
export const sendRestockMail = (
  jobs: Jobs,
  tx: Db,
  kind: keyof typeof restockMails,
  ids: WishIds,
): Promise<void> => sendMailJob(jobs, tx, { kind, ids })
