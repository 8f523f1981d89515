import { randomBytes } from 'node:crypto'
import { ADMIN_PASSWORD_LENGTH, isAdminPassword } from '#/features/accounts/accounts.rules.ts'
import { anyAdmin, insertUser } from '#/features/accounts/accounts.store.ts'
import { isCommonPassword } from '#/features/accounts/commonPassword/commonPassword.rules.ts'
import { commonWords } from '#/features/accounts/commonPassword/commonWords.rules.ts'
import { hashPassword } from '#/features/accounts/password.ts'
import { insertFirstCategories, isEmptyShop } from '#/features/catalog/stores/firstCategories.store.ts'
import { changeSettings, firstSettings, readSettings } from '#/features/shop/shop.store.ts'
import { addUsualCharts } from '#/features/sizing/saveCharts.actions.ts'
import { type Config, ConfigError } from '#/platform/config/config.ts'
import type { Database, Db } from '#/platform/db/database.ts'

/** What the first start made; passwords are known only now. */
export interface FirstStart {
  readonly admin: { readonly email: string; readonly password: string } | undefined
  readonly launched: boolean
  readonly access: 'members' | 'open'
  /** The sample shop. */
  readonly demo: boolean
}

/** Makes sure that the shop has settings and somebody who can run it. */
export async function prepareShop(db: Database, config: Config): Promise<FirstStart> {
  await db.transaction((tx) => beginShop(tx, config))
  const { launched, access, demo } = await readSettings(db)
  if (await anyAdmin(db)) return { admin: undefined, launched, access, demo }
  const password = config.admin.password ?? easyPassword()
  if (!isAdminPassword(password) || isCommonPassword(password, commonWords)) {
    throw new ConfigError(
      `ADMIN_PASSWORD is too easy for the first admin: use at least ${ADMIN_PASSWORD_LENGTH} characters, and not a common word with decorations`,
    )
  }
  await insertUser(db, {
    name: 'Shop Owner',
    email: config.admin.email,
    contact: '9000000000',
    role: 'admin',
    status: 'active',
    passwordHash: await hashPassword(password),
  })
  return { admin: { email: config.admin.email, password }, launched, access, demo }
}

/**
 * The first start decides for good whether this is the sample shop or somebody's own. A start that was killed before the
 * sample's goods were there has decided nothing. Only the sample can be launched by the environment: an empty shop has
 * nobody yet who sells.
 */
async function beginShop(tx: Db, { shop, demo }: Config): Promise<void> {
  const isNew = await firstSettings(tx, { ...shop, launched: demo && shop.launched, demo })
  if (demo || !(await isEmptyShop(tx))) return
  if (!isNew && !(await readSettings(tx)).demo) return
  await changeSettings(tx, { demo: false, launched: false })
  await insertFirstCategories(tx)
  await addUsualCharts(tx)
}

/** 60 random bits that can be typed from a terminal and satisfy the shop's own password rule. */
const easyPassword = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const picked = Array.from(randomBytes(12), (byte) => letters[byte % letters.length]).join('')
  return `${picked.slice(0, 4)}@${picked.slice(4, 8)}@${picked.slice(8)}7a`
}
