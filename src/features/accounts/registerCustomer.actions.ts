import type { z } from 'zod'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import type { Services } from '#/platform/http/env.ts'
import { accountFailures } from './accounts.failures.ts'
import { sendAccountMail } from './accounts.mails.tsx'
import type { registerSchema } from './accounts.schema.ts'
import { insertUser } from './accounts.store.ts'
import { languageOfPage } from './noteLanguage.ts'
import { hashPassword } from './password.ts'

function refuseTakenEmail(error: unknown): never {
  throw brokenConstraint(error) === 'users_email_unique' ? accountFailures.email_taken() : error
}

/** A new customer, with the welcome mail; written to in the language of the page. @throws Failure email_taken */
export async function registerCustomer(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { password, ...fields }: z.output<typeof registerSchema>,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db
    .transaction(async (tx) => {
      const language = languageOfPage()
      const person = { ...fields, role: 'customer', status: 'active', passwordHash, language } as const
      const { id } = await insertUser(tx, person)
      await sendAccountMail(jobs, tx, 'welcome', { userId: id })
    })
    .catch(refuseTakenEmail)
}
