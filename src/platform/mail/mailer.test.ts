import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { createLog } from '../log/log.ts'
import { openMailer } from './mailer.ts'

const folder = await mkdtemp(join(tmpdir(), 'zari-mailer-'))
afterAll(() => rm(folder, { recursive: true }))

test('mails to one person in the same moment are kept each in a file of its own', async () => {
  const mailer = openMailer(loadConfig({ DATA_DIR: folder }, []), createLog('silent'))
  const mail = { to: 'meera@example.com', subject: 'Your order', html: '<p>Thank you</p>', text: 'Thank you' }
  await Promise.all(Array.from({ length: 25 }, () => mailer.deliver(mail)))
  const files = await readdir(join(folder, 'outbox'))
  expect(files).toHaveLength(25)
  expect(files.every((name) => name.endsWith('.eml'))).toBe(true)
})
