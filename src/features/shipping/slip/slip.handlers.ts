import type { Context } from 'hono'
import { pdfBrand } from '#/features/invoices/pdf/pdfBrand.ts'
import { senderName } from '#/features/shop/sample.rules.ts'
import { readSettings } from '#/features/shop/shop.store.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { HttpEnv, Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { inLanguage } from '#/platform/language/inLanguage.ts'
import { spokenOr } from '#/platform/language/languages.rules.ts'
import * as contract from './slip.contract.ts'
import { slipFailures } from './slip.failures.ts'
import { slipsPdf } from './slip.pdf.ts'
import type { Slip } from './slip.rules.ts'
import { findSlips } from './slip.store.ts'

export function slipApi({ db, media }: Services) {
  async function answer(c: Context<HttpEnv>, slips: readonly Slip[], name: string) {
    const settings = await readSettings(db)
    const { legalName, address, phone } = settings
    c.header('Content-Type', 'application/pdf')
    // To be printed, not kept.
    c.header('Content-Disposition', `inline; filename="${name}.pdf"`)
    const brand = await pdfBrand(settings, media)
    const sender = { name: senderName(settings), legalName, address, phone, brand }
    // A browser that opens the file says what itself likes best, not in which language its admin works.
    const language = spokenOr(callerOf(c).language, settings.languages)
    return c.body(await inLanguage(language, () => slipsPdf(sender, slips)), 200)
  }
  const api = roomApi()
    .openapi(contract.readSlipsToPack, async (c) => {
      const slips = await findSlips(db, 'packing')
      if (slips.length === 0) throw slipFailures.nothing_to_pack()
      return answer(c, slips, 'Packing-slips')
    })
    .openapi(contract.readSlip, async (c) => {
      const slips = await findSlips(db, { orderId: c.req.valid('param')._id })
      const [slip] = slips
      if (!slip) throw failures.not_found()
      return answer(c, slips, `Packing-slip-${slip.number}`)
    })
  // Where a slip was before: an address that could be one of those with the id at its end, too.
  api.get('/api/admin/order/:_id/slip.pdf', (c) =>
    c.redirect(`/api/admin/order/slip/${c.req.param('_id')}`, 308),
  )
  return api
}
