import { expect, test } from 'vitest'
import { DAY_MS } from '#/platform/time/spans.rules.ts'
import { type DatabaseFacts, type DoctorFacts, exitCodeOf, findingsOf } from './doctor.rules.ts'

const GB = 1_000_000_000
const now = new Date('2026-10-01T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)

const database: DatabaseFacts = {
  version: 180_001,
  settings: {
    server_encoding: 'UTF8',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    autovacuum: 'on',
    max_connections: '100',
  },
  clockAheadMs: 20,
  lastBackupAt: ago(0.5),
}
const healthy: DoctorFacts = {
  now,
  production: true,
  origin: 'https://shop.example.com',
  trustedProxies: 1,
  workers: 4,
  disk: { is: { free: 50 * GB, total: 100 * GB } },
  database: { is: database },
  replica: { is: { asOf: ago(0) } },
  mail: { is: true },
  pictures: { is: true },
  certificate: { is: { until: ago(-60), distrust: undefined } },
}

const withDatabase = (change: Partial<DatabaseFacts>) => ({ database: { is: { ...database, ...change } } })
const withSetting = (name: string, value: string) =>
  withDatabase({ settings: { ...database.settings, [name]: value } })
const withDisk = (free: number, total: number) => ({ disk: { is: { free: free * GB, total: total * GB } } })
const withCertificate = (days: number, distrust?: string) => ({
  certificate: { is: { until: ago(-days), distrust } },
})
const gone = { problem: 'connect ECONNREFUSED.' }

test('of a healthy shop everything is good, each thing once', () => {
  const findings = findingsOf(healthy)
  expect(findings.map(({ about, state }) => [about, state])).toEqual(
    ['Address', 'Disk', 'Database', 'Clock', 'Backup', 'Replica', 'Mail', 'Pictures', 'Certificate'].map(
      (about) => [about, 'good'],
    ),
  )
  expect(exitCodeOf(findings)).toBe(0)
})

test.each<[Partial<DoctorFacts>, string, 'advice' | 'bad', RegExp]>([
  [{ origin: undefined }, 'Address', 'bad', /Set it to the public address/],
  [{ origin: undefined, production: false }, 'Address', 'advice', /ORIGIN is not set/],
  [{ origin: 'http://shop.example.com' }, 'Address', 'bad', /not encrypted/],
  [{ trustedProxies: 0 }, 'Address', 'advice', /TRUSTED_PROXIES/],
  [{ disk: gone }, 'Disk', 'bad', /ECONNREFUSED.*DATA_DIR/],
  [withDisk(0.9, 4), 'Disk', 'bad', /0\.9 of 4\.0 GB are free.*Make room/],
  [withDisk(4.9, 20), 'Disk', 'advice', /old backups/],
  [withDisk(9, 100), 'Disk', 'advice', /old backups/],
  [{ database: gone }, 'Database', 'bad', /ECONNREFUSED.*DATABASE_URL/],
  [withDatabase({ version: 140_012 }), 'Database', 'bad', /PostgreSQL 14 is too old.*15/],
  [withSetting('server_encoding', 'LATIN1'), 'Database', 'bad', /LATIN1.*UTF8/],
  [withSetting('fsync', 'off'), 'Database', 'bad', /fsync is off.*Switch it on/],
  [withSetting('full_page_writes', 'off'), 'Database', 'bad', /full_page_writes is off/],
  [withSetting('synchronous_commit', 'off'), 'Database', 'bad', /synchronous_commit is off/],
  [withSetting('autovacuum', 'off'), 'Database', 'bad', /autovacuum is off/],
  [withSetting('max_connections', '47'), 'Database', 'advice', /47.*4 processes may want 48/],
  [withDatabase({ clockAheadMs: 5_001 }), 'Clock', 'bad', /5 s ahead of.*NTP/],
  [withDatabase({ clockAheadMs: -60_000 }), 'Clock', 'bad', /60 s behind/],
  [withDatabase({ lastBackupAt: undefined }), 'Backup', 'bad', /There is none\. Run `npm run backup`/],
  [withDatabase({ lastBackupAt: ago(2.1) }), 'Backup', 'bad', /2 days old/],
  [{ ...withDatabase({ lastBackupAt: ago(9) }), production: false }, 'Backup', 'advice', /9 days old/],
  [{ replica: gone }, 'Replica', 'advice', /ECONNREFUSED.*DATABASE_READ_URL.*database itself/],
  [{ replica: { is: { asOf: undefined } } }, 'Replica', 'advice', /follows no other/],
  [{ replica: { is: { asOf: ago(0.01) } } }, 'Replica', 'advice', /864 s behind/],
  [{ mail: undefined }, 'Mail', 'bad', /SMTP_URL is not set/],
  [{ mail: undefined, production: false }, 'Mail', 'advice', /outbox/],
  [{ mail: gone }, 'Mail', 'bad', /ECONNREFUSED.*user and password/],
  [{ pictures: gone }, 'Pictures', 'bad', /ECONNREFUSED.*rights of DATA_DIR/],
  [{ certificate: gone }, 'Certificate', 'bad', /ECONNREFUSED.*proxy runs/],
  [withCertificate(-1), 'Certificate', 'bad', /has ended/],
  [withCertificate(60, 'SELF_SIGNED'), 'Certificate', 'bad', /do not trust it \(SELF_SIGNED\)/],
  [withCertificate(13.9), 'Certificate', 'advice', /ends in 13 days/],
])('%j: %s is %s', (change, about, state, says) => {
  const findings = findingsOf({ ...healthy, ...change })
  const others = findings.filter(({ state }) => state !== 'good')
  expect(others).toEqual([{ about, state, says: expect.stringMatching(says) }])
  expect(exitCodeOf(findings)).toBe(state === 'bad' ? 1 : 0)
})

test.each<Partial<DoctorFacts>>([
  withDisk(10, 100),
  withSetting('max_connections', '48'),
  withDatabase({ version: 150_000 }),
  withDatabase({ clockAheadMs: -5_000 }),
  withDatabase({ lastBackupAt: ago(2) }),
  withCertificate(14),
  { replica: { is: { asOf: ago(120 / 86_400) } } },
  { replica: undefined },
  { certificate: undefined },
])('%j is still good', (change) => {
  expect(findingsOf({ ...healthy, ...change }).filter(({ state }) => state !== 'good')).toEqual([])
})
