import { randomBytes } from 'node:crypto'
import { anyAdmin, insertUser } from '#/features/accounts/accounts.store.ts'
import { hashPassword } from '#/features/accounts/password.ts'
import { firstSettings, readSettings } from '#/features/shop/shop.store.ts'
import type { Config } from '#/platform/config/config.ts'
import type { Database } from '#/platform/db/database.ts'

/** What the first start made; passwords are known only now. */
export interface FirstStart {
  readonly admin: { readonly email: string; readonly password: string } | undefined
  readonly launched: boolean
  readonly access: 'members' | 'open'
}

/** Makes sure that the shop has settings and somebody who can run it. */
export async function prepareShop(db: Database, config: Config): Promise<FirstStart> {
  await firstSettings(db, config.shop)
  const { launched, access } = await readSettings(db)
  if (await anyAdmin(db)) return { admin: undefined, launched, access }
  const password = config.admin.password ?? easyPassword()
  await insertUser(db, {
    name: 'Shop Owner',
    email: config.admin.email,
    contact: '9000000000',
    role: 'admin',
    status: 'active',
    passwordHash: await hashPassword(password),
  })
  return { admin: { email: config.admin.email, password }, launched, access }
}

/** 60 random bits that can be typed from a terminal and satisfy the shop's own password rule. */
const easyPassword = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const picked = Array.from(randomBytes(12), (byte) => letters[byte % letters.length]).join('')
  return `${picked.slice(0, 4)}@${picked.slice(4, 8)}@${picked.slice(8)}7a`
}
