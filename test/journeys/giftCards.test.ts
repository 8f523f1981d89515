/** A gift card from its giver's phone to the order that it pays for a part of: nobody but the mail knows its code. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { address, fillAddress, placeButton } from '../fixtures/checkoutForm.ts'
import { seeMessage } from '../fixtures/onPage.ts'
import { fillBag } from '../fixtures/orders.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { button, fits } from '../fixtures/sendingBack.ts'
import type { Json } from '../fixtures/shop.ts'
import { open, openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront({ giftCardAmounts: '500, 1,000' })
})
afterAll(() => shop?.close())

/** Mails to somebody as they lie in the outbox; its long lines, which end in "=", made whole. */
async function mailsTo(email: string): Promise<string[]> {
  const outbox = join(shop.shop.services.config.dataDir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.includes(email))
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return texts.map((text) => text.replaceAll(/=\r?\n/g, ''))
}
const codeOf = (mail: string) =>
  mail.match(/[34679ACDEFGHJKMNPRTUVWXY]{5}(?:-[34679ACDEFGHJKMNPRTUVWXY]{5}){3}/)?.[0]

test.each([['phone', 'laptop'] as const])(
  'is paid by UPI, approved, mailed, redeemed, and pays a part of an order (%s, %s)',
  async (size, admins) => {
    const giver = await signUp(shop.shop, `Giver ${size}`)
    const friend: KnownPerson = await signUp(shop.shop, `Friend ${size}`)
    const page = await shop.visit({ as: giver, size, expectedErrors: /422/ })
    await open(page, '/dashboard/credit')
    await button(page, 'Buy a gift card').click()
    const buying = page.getByRole('dialog', { name: 'Buy a gift card' })
    await buying.getByLabel('Amount').selectOption({ label: '₹500.00' })
    await buying.getByLabel('Your words (optional)').fill('For your wedding!')
    await button(buying, 'Go on to pay').click()
    const friendsMail = buying.getByLabel('E-mail of whom it is for')
    await expect.poll(() => friendsMail.getAttribute('aria-invalid')).toBe('true')
    expect(await buying.getByLabel('Your words (optional)').inputValue()).toBe('For your wedding!')
    await friendsMail.fill(friend.email)
    await fits(page)
    await button(buying, 'Go on to pay').click()
    await seeMessage(page, 'Now pay it by UPI')
    const card = page.getByRole('article').filter({ hasText: friend.email })
    await card.getByText('To be paid').waitFor()
    await card.getByAltText(/^QR code: pay ₹500\.00/).waitFor()
    await card.getByLabel('UPI reference (UTR)').fill('4123 4567 8901')
    await button(card, 'I have paid: send the reference').click()
    await card.getByText(/^Reference 4123 4567 8901 noted/).waitFor()
    await fits(page)
    expect(await mailsTo(friend.email)).toEqual([])

    const admin = await shop.visit({ as: shop.adminAsha, size: admins })
    await open(admin, '/admin/gift-cards')
    const sold = admin.getByRole('row').filter({ hasText: friend.email })
    await sold.getByText('412345678901').waitFor()
    await sold.getByRole('button', { name: /^Approve gift card \d+$/ }).click()
    const approving = admin.getByRole('dialog', { name: /^Approve the payment of gift card \d+\?$/ })
    await approving
      .getByText(/^₹500\.00 should be in your bank account, named GIFT\d+, with the reference 412345678901\./)
      .waitFor()
    await approving.getByLabel('Your password', { exact: true }).fill(shop.adminAsha.password)
    await fits(admin)
    await button(approving, 'The money is there').click()
    await seeMessage(admin, 'Payment approved')
    await sold.first().getByText('Sent', { exact: true }).waitFor()
    await fits(admin)

    const [mail = ''] = await vi.waitUntil(async () => {
      const found = await mailsTo(friend.email)
      return found.length > 0 && found
    })
    expect(mail).toContain('For your wedding!')
    const code = codeOf(mail) ?? ''
    expect(code).not.toBe('')

    // As somebody types it from a printed mail.
    await fillBag(shop.shop, friend, { product: shop.goods.cottonSaree })
    const theirs = await shop.visit({ as: friend, size, expectedErrors: /422/ })
    await open(theirs, '/dashboard/credit')
    await theirs.getByLabel('Code').fill('ACDEF-34679-GHJKM-NPRTU')
    await button(theirs, 'Redeem').click()
    await theirs.getByRole('alert').first().waitFor()
    await theirs.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '))
    await button(theirs, 'Redeem').click()
    await theirs.getByText('You have').waitFor()
    await theirs.getByText('₹500.00').first().waitFor()
    await fits(theirs)

    await open(theirs, '/checkout')
    await fillAddress(theirs)
    await theirs.getByLabel('Use my store credit (₹500.00)').check()
    await theirs.getByText('₹500.00 by store credit, ₹399.00 left to pay.').waitFor()
    await fits(theirs)
    const placed = theirs.waitForResponse(/place-order/)
    await placeButton(theirs).click()
    const { order }: Json = await (await placed).json()
    expect(order).toMatchObject({
      grandTotal: 899,
      credit: 500,
      paymentId: { type: 'upi', status: 'Pending', amount: 399 },
      billingAddress: { city: address.City },
    })
    await open(theirs, `/order/view/${order._id}`)
    await theirs.getByAltText(/^QR code: pay ₹399\.00/).waitFor()
    await theirs.getByLabel('UPI reference (UTR)').fill('4123 4567 8902')
    await button(theirs, 'I have paid: send the reference').click()
    await theirs.getByText(/^Reference 4123 4567 8902 noted/).waitFor()

    await open(admin, `/admin/order/view/${order._id}`)
    await button(admin, `Approve payment of order ${order.number}`).click()
    const dialog = admin.getByRole('dialog', { name: 'Is the money in your bank account?' })
    await dialog.getByText('₹399.00').first().waitFor()
    await button(dialog, 'Approve payment').click()
    await seeMessage(admin, 'Payment approved successfully')

    // The giver has the code as well, sees that it is spent, and cannot have the money back.
    expect((await mailsTo(giver.email)).map(codeOf)).toContain(code)
    await open(page, '/dashboard/credit')
    await card.getByText('Redeemed').waitFor()
    expect(await button(card, 'Give it up').count()).toBe(0)
    await open(theirs, '/dashboard/credit')
    await theirs.getByText('No store credit yet').or(theirs.getByText('₹0.00')).first().waitFor()
    await fits(theirs)
    shop.quiet()
  },
)
