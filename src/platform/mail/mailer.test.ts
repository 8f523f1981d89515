import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
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

test('what goes along with a mail is in it: a picture within its text, and a file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zari-mailer-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const mailer = openMailer(loadConfig({ DATA_DIR: dataDir }, []), createLog('silent'))
  await mailer.deliver({
    to: 'meera@example.com',
    subject: 'Your order',
    html: '<img src="cid:upi-qr">',
    text: 'Pay',
    attachments: [
      { filename: 'upi-qr.png', contentType: 'image/png', content: Buffer.from('code'), cid: 'upi-qr' },
      { filename: 'Invoice-1.pdf', contentType: 'application/pdf', content: Buffer.from('paper') },
    ],
  })
  const [file = ''] = await readdir(join(dataDir, 'outbox'))
  const mail = await readFile(join(dataDir, 'outbox', file), 'utf8')
  expect(mail).toMatch(/Content-ID: <upi-qr>/i)
  expect(mail).toContain(Buffer.from('code').toString('base64'))
  expect(mail).toMatch(/Content-Disposition: attachment; filename=Invoice-1\.pdf/)
  expect(mail).toContain(Buffer.from('paper').toString('base64'))
})
