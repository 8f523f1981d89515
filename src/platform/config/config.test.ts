import { describe, expect, test } from 'vitest'
import { type Config, loadConfig as load } from './config.ts'

const loadConfig = (env: Record<string, string | undefined>): Config => load(env, [])

test('a short ADMIN_PASSWORD of before keeps no shop from starting', () => {
  expect(loadConfig({ ADMIN_PASSWORD: 'saree@1' }).admin.password).toBe('saree@1')
})

test.each([
  [{}, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEMO: '' }, false],
  [{ NODE_ENV: 'production', DEMO: '1' }, true],
  [{ DEMO: '' }, true],
  [{ DEMO: '0' }, false],
])('%j makes the sample shop: %s', (env, expected) => expect(loadConfig(env).demo).toBe(expected))

describe('METRICS_TOKEN', () => {
  test('is off when unset or empty', () => {
    expect(loadConfig({}).metricsToken).toBeUndefined()
    expect(loadConfig({ METRICS_TOKEN: '' }).metricsToken).toBeUndefined()
    expect(loadConfig({ METRICS_TOKEN: 'sixteen-letters-' }).metricsToken).toBe('sixteen-letters-')
  })

  test.each(['too-short', 'with a space in between', 'with-a-line-end\n'])(
    '%j is refused, unseen',
    (wrong) => {
      expect(() => loadConfig({ METRICS_TOKEN: wrong })).toThrow(
        'METRICS_TOKEN=(hidden): expected at least 16 letters and digits without spaces',
      )
    },
  )
})

describe('tracing', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318'

  test('is off without a collector, and sends everything to one', () => {
    expect(loadConfig({ OTEL_SERVICE_NAME: 'set-by-the-machine' }).tracing).toBeUndefined()
    expect(loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${OTEL_EXPORTER_OTLP_ENDPOINT}/` }).tracing).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: '',
      service: 'zari',
      share: 1,
    })
  })

  test.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /ENDPOINT=\(hidden\): expected an address/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, /HEADERS=\(hidden\): expected name=value/],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, /SAMPLER_ARG=1.5: expected a share from 0 to 1/],
  ])('%j is refused', (wrong, message) => {
    expect(() => loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...wrong })).toThrow(message)
  })
})

describe('DATABASE_READ_URL', () => {
  const DATABASE_URL = 'postgres://zari:secret@one:5432/zari'
  const expected = /DATABASE_READ_URL=\(hidden\): expected the address of one replica/

  test('is one replica, beside a database', () => {
    const readUrl = 'postgres://zari:secret@two:5432/zari'
    expect(loadConfig({ DATABASE_URL, DATABASE_READ_URL: readUrl }).readUrl).toBe(readUrl)
    expect(() => loadConfig({ DATABASE_READ_URL: readUrl })).toThrow(/expected together with DATABASE_URL/)
    const several = { DATABASE_URL, DATABASE_READ_URL: readUrl.replace('@two', '@two,three') }
    expect(() => loadConfig(several)).toThrow(expected)
    const writes = { DATABASE_URL, DATABASE_READ_URL: `${readUrl}?target_session_attrs=read-write` }
    expect(() => loadConfig(writes)).toThrow(expected)
  })
})

describe('pictures in a bucket', () => {
  const bucket = {
    S3_BUCKET: 'zari-pictures',
    S3_ACCESS_KEY_ID: 'an-id-of-a-key',
    S3_SECRET_ACCESS_KEY: 'the-secret-of-the-key',
  }
  const usual = {
    bucket: 'zari-pictures',
    keyId: 'an-id-of-a-key',
    secret: 'the-secret-of-the-key',
    region: 'us-east-1',
    endpoint: undefined,
    pathStyle: false,
    timeoutMs: 10_000,
  }

  test('are off without settings', () => {
    expect(loadConfig({ DATA_DIR: '/srv/zari' }).media).toEqual({
      folder: '/srv/zari/media',
      s3: undefined,
    })
  })

  test('are at Amazon unless told otherwise; other services have the bucket in the path', () => {
    expect(loadConfig(bucket).media.s3).toEqual(usual)
    const elsewhere = { ...bucket, S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'auto' }
    const expected = { ...usual, endpoint: 'https://s3.example.com', region: 'auto', pathStyle: true }
    expect(loadConfig(elsewhere).media.s3).toEqual(expected)
    const asHost = loadConfig({ ...elsewhere, S3_FORCE_PATH_STYLE: '0', S3_TIMEOUT_MS: '500' })
    expect(asHost.media.s3).toEqual({ ...expected, pathStyle: false, timeoutMs: 500 })
  })

  test.each([
    [{ S3_BUCKET: 'zari-pictures' }, /S3_ACCESS_KEY_ID=.*expected together with S3_BUCKET and S3_SECRET/],
    [{ ...bucket, S3_SECRET_ACCESS_KEY: undefined }, /S3_SECRET_ACCESS_KEY=.*expected together with/],
    [{ S3_ENDPOINT: 'https://s3.example.com' }, /S3_ENDPOINT=.*expected together with S3_BUCKET and/],
    [{ S3_REGION: 'auto' }, /S3_REGION=auto: expected together with/],
    [{ ...bucket, S3_ENDPOINT: 's3.example.com' }, /S3_ENDPOINT=.*expected an address/],
    [{ ...bucket, S3_TIMEOUT_MS: '5' }, /S3_TIMEOUT_MS=5: expected a whole number from 100 to 60000/],
  ])('%j is refused, its secret unseen', (env, words) => {
    expect(() => loadConfig(env)).toThrow(words)
    expect(() => loadConfig(env)).not.toThrow(/the-secret|an-id-of/)
  })
})

describe('mails of the bank', () => {
  const mails = {
    BANK_MAIL_TO: 'Bank-7f3k9q@shop.example.com',
    BANK_MAIL_SENDERS: 'Alerts@hdfcbank.bank.in, alerts@axis.bank.in',
    BANK_MAIL_OWNERS: 'asha@example.com',
    BANK_MAIL_ACCOUNTS: '50100123457722',
  }

  test('are not taken without settings, and then at the host of the shop', () => {
    expect(loadConfig({}).bankMail).toBeUndefined()
    expect(loadConfig({ ...mails, HOST: '0.0.0.0', BANK_MAIL_PORT: '25' }).bankMail).toEqual({
      ...{ port: 25, host: '0.0.0.0', to: 'bank-7f3k9q@shop.example.com' },
      senders: ['alerts@hdfcbank.bank.in', 'alerts@axis.bank.in'],
      ...{ owners: ['asha@example.com'], accounts: ['50100123457722'] },
    })
    expect(loadConfig(mails).bankMail).toMatchObject({ port: 2525, host: '127.0.0.1' })
  })

  test.each([
    [{ ...mails, BANK_MAIL_OWNERS: undefined }, /BANK_MAIL_OWNERS=.*expected together with BANK_MAIL_TO and/],
    [{ BANK_MAIL_PORT: '25' }, /BANK_MAIL_PORT=25: expected together with BANK_MAIL_TO/],
    [
      { ...mails, BANK_MAIL_SENDERS: 'hdfcbank.bank.in' },
      /BANK_MAIL_SENDERS=.*expected an e-mail address, or/,
    ],
    [{ ...mails, BANK_MAIL_SENDERS: ' , ' }, /BANK_MAIL_SENDERS=/],
    [{ ...mails, BANK_MAIL_ACCOUNTS: '772' }, /BANK_MAIL_ACCOUNTS=.*expected account numbers/],
  ])('%j is refused', (env, words) => expect(() => loadConfig(env)).toThrow(words))
})

describe('the image host', () => {
  const host = { IMAGE_HOST_UPLOAD_URL: 'https://images.example.com/v1/upload', IMAGE_HOST_PRESET: 'banners' }
  const hostOf = (env: Record<string, string>) => loadConfig({ ...host, ...env }).imageHost

  test('is the shop itself unless there is another', () => expect(loadConfig({}).imageHost).toBeUndefined())

  test('shows its pictures from where it takes them, unless told otherwise', () => {
    const { IMAGE_HOST_UPLOAD_URL: uploadUrl, IMAGE_HOST_PRESET: preset } = host
    expect(hostOf({})).toEqual({ uploadUrl, preset, picturesOrigin: 'https://images.example.com' })
    const cdn = hostOf({ IMAGE_HOST_PICTURES_URL: 'https://cdn.example.com/pictures/' })
    expect(cdn).toEqual({ uploadUrl, preset, picturesOrigin: 'https://cdn.example.com' })
    const cloudinary = hostOf({ IMAGE_HOST_UPLOAD_URL: 'https://api.cloudinary.com/v1_1/zari/image/upload' })
    expect(cloudinary?.picturesOrigin).toBe('https://res.cloudinary.com')
  })

  test.each([
    [
      { ...host, IMAGE_HOST_PRESET: undefined },
      /IMAGE_HOST_PRESET=.*expected together with IMAGE_HOST_UPLOAD_URL/,
    ],
    [
      { IMAGE_HOST_PICTURES_URL: 'https://cdn.example.com' },
      /IMAGE_HOST_PICTURES_URL=.*expected together with/,
    ],
    [
      { ...host, IMAGE_HOST_UPLOAD_URL: 'http://images.example.com/upload' },
      /expected an address such as https:/,
    ],
    [{ ...host, IMAGE_HOST_UPLOAD_URL: 'images.example.com' }, /expected an address such as https:/],
    [{ ...host, IMAGE_HOST_PICTURES_URL: 'javascript:alert(1)' }, /expected an address such as https:/],
  ])('%j is refused', (env, words) => expect(() => loadConfig(env)).toThrow(words))
})
