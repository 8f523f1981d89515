import { renderSVG } from 'uqr'
import type { MailedUpi } from '#/features/orders/mails/mailed.ts'
import { findOrder } from '#/features/orders/orders.store.ts'
import { readSettings } from '#/features/shop/shop.store.ts'
import type { Db } from '#/platform/db/database.ts'
import { pictureLibrary } from '#/platform/media/pictureLibrary.ts'
import { presentUpi, upiDuePaise } from './upi.present.ts'
import { QUIET_ZONE } from './upi.rules.ts'

/** How an order is paid by UPI as a mail tells it; null where nothing is due, it is paid otherwise, or the shop has no UPI id. */
export async function upiToPay(db: Db, orderId: string): Promise<MailedUpi | null> {
  const rows = await findOrder(db, 'customer', 'anyone', orderId)
  const amountPaise = rows ? upiDuePaise(rows) : 0
  if (!rows || amountPaise === 0) return null
  const { upiId, upiName, name } = await readSettings(db)
  if (!upiId) return null
  const payee = { upiId, payeeName: upiName || name }
  const svg = renderSVG(presentUpi(payee, rows).link, { ecc: 'M', border: QUIET_ZONE })
  const sharp = await pictureLibrary()
  return {
    ...payee,
    amountPaise,
    qr: await sharp(Buffer.from(svg)).png().toBuffer(),
  }
}
