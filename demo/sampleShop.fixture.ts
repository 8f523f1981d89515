import { sql } from 'drizzle-orm'
import { signUp } from '../test/fixtures/people.ts'
import { openTestShop } from '../test/fixtures/shop.ts'
import { demoProducts } from './catalogue.ts'
import { demoCommissions, laterBanners, laterCommissions } from './commissions.ts'
import { fillShop } from './fill.ts'

/** The sample as it opens, with an admin of ours; its pictures have their addresses and are not woven. */
export async function openSampleShop() {
  const shop = await openTestShop()
  const admin = await signUp(shop, 'Asha Verma', 'admin')
  await shop.services.db.execute(sql`delete from pgboss.job`)
  const commissions = [
    ...demoCommissions().flat(),
    ...laterBanners(),
    ...demoProducts.flatMap(laterCommissions),
  ]
  const pictures = new Map(commissions.map(({ id }) => [id, `/media/${id}.1020x1440.8a1a2e/1020.webp`]))
  await shop.services.db.transaction((tx) => fillShop(tx, pictures, 'no password'))
  return { shop, admin }
}
