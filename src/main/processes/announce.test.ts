import { expect, test } from 'vitest'
import { readConfig } from '../services/readConfig.ts'
import { warnings } from './announce.ts'

const SMTP_URL = 'smtp://127.0.0.1:25'

test.each([
  [{ NODE_ENV: 'production' }, 1],
  [{ NODE_ENV: 'production', SMTP_URL }, 0],
  [{ NODE_ENV: 'development' }, 0],
])('%j is warned %d times of mails that reach nobody', (env, times) => {
  const said = warnings(readConfig({ ...env, DATA_DIR: '/srv/shop' })).join('\n')
  expect(said.split('SMTP_URL is not set').length - 1).toBe(times)
  expect(said.includes('/srv/shop/outbox')).toBe(times === 1)
})
