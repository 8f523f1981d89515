import type { Services } from '#/platform/http/env.ts'
import { sendRestockMail } from './restock.mails.tsx'
import * as rules from './restock.rules.ts'
import * as store from './restock.store.ts'

/** Mails that one run begins; the next minute has its own. */
const MOST_INVITED = 500

/** Writes to those whose turn it is, and forgets whom there is no reason to know any more. */
export async function inviteWaiting({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = await store.inviteNext(tx, {
      peoplePerPiece: rules.PEOPLE_PER_PIECE,
      hours: rules.NEXT_AFTER_HOURS,
      most: MOST_INVITED,
    })
    for (const wishId of ids) await sendRestockMail(jobs, tx, 'restock.back', { wishId })
  })
  await store.forgetOld(db, {
    confirmHours: rules.CONFIRM_HOURS,
    waitDays: rules.LONGEST_WAIT_DAYS,
    rememberedDays: rules.REMEMBERED_DAYS,
  })
}
