import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { readAddress } from '../db/addresses.rules.ts'

export const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'], 'expected 1 or 0')
  .transform((value) => ['1', 'true', 'on'].includes(value))

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number(`expected a whole number from ${least} to ${most}`)
    .int(`expected a whole number from ${least} to ${most}`)
    .min(least, `expected a whole number from ${least} to ${most}`)
    .max(most, `expected a whole number from ${least} to ${most}`)

export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'expected an address such as https://shop.example.com',
})

/** An address that paths are put behind: without slashes at its end. */
export const baseUrl = httpUrl.transform((url) => url.replace(/(?<!\/)\/+$/, ''))

/** What browsers send pictures to and show them from; a test double on this machine needs no certificate. */
const secureUrl = z.string().refine((text) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname))
}, 'expected an address such as https://images.example.com/upload')

const databaseUrl = z.string().check(({ value, issues }) => {
  try {
    readAddress(value)
  } catch (error) {
    issues.push({ code: 'custom', message: (error as Error).message, input: value })
  }
})

function isOneHost(url: string): boolean {
  try {
    return !readAddress(url).writes
  } catch {
    // Told already.
    return true
  }
}

/** Several values with commas between, in lower case. */
const listOf = (value: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(value).min(1).max(20))

const address = z.email('expected an e-mail address, or several with commas between')

const fields = z.object({
  NODE_ENV: z.string().optional(),
  // 0 takes any free port.
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1, 'expected a host name or address').default('127.0.0.1'),
  ORIGIN: baseUrl.optional(),
  DATA_DIR: z.string().min(1, 'expected a folder').default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  // Of several hosts the one that takes writes would be looked for.
  DATABASE_READ_URL: databaseUrl
    .refine(isOneHost, 'expected the address of one replica, without target_session_attrs')
    .optional(),
  ADMIN_EMAIL: z.email('expected an e-mail address').default('admin@zari.example'),
  // How good it has to be is asked of the first admin's alone (prepare.ts): a short one of before keeps no shop from starting.
  ADMIN_PASSWORD: z.string().optional(),
  // Left out: what NODE_ENV says.
  DEMO: flag.optional(),
  SHOP_ACCESS: z.enum(['members', 'open'], "expected 'members' or 'open'").default('members'),
  SHOP_LAUNCHED: flag.default(false),
  RATE_LIMITS: flag.default(true),
  OFFLINE_PAGES: flag.default(true),
  WORKERS: wholeNumber(1, 64).default(availableParallelism()),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  STALE_PAGES_MINUTES: wholeNumber(0, 1_440).default(30),
  MAILS_A_SECOND: wholeNumber(1, 500).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://user:password@host:port' }).optional(),
  MAIL_FROM: z.string().min(3, 'expected a sender such as Zari <care@shop.example>').optional(),
  BANK_MAIL_TO: z
    .email('expected an address that nobody guesses, such as bank-7f3k9q@shop.example.com')
    .toLowerCase()
    .optional(),
  BANK_MAIL_SENDERS: listOf(address).optional(),
  BANK_MAIL_OWNERS: listOf(address).optional(),
  BANK_MAIL_ACCOUNTS: listOf(
    z
      .string()
      .regex(/^\d{4,18}$/, 'expected account numbers, or their last four digits, with commas between'),
  ).optional(),
  BANK_MAIL_PORT: wholeNumber(0, 65535).optional(),
  BANK_MAIL_HOST: z.string().min(1, 'expected a host name or address').optional(),
  GOOGLE_CLIENT_ID: z.string().min(10, 'expected the client id of the Google sign-in').optional(),
  // Tests point these two at an issuer of their own.
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  GOOGLE_JWKS_URL: httpUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  S3_BUCKET: z.string().min(3, 'expected the name of a bucket').optional(),
  S3_ACCESS_KEY_ID: z.string().min(3, 'expected the id of an access key').optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(8, 'expected the secret of the access key').optional(),
  S3_REGION: z.string().min(2, 'expected a region such as ap-south-1').optional(),
  S3_ENDPOINT: httpUrl.optional(),
  // Left out: whether another service than Amazon's is named.
  S3_FORCE_PATH_STYLE: flag.optional(),
  S3_TIMEOUT_MS: wholeNumber(100, 60_000).optional(),
  IMAGE_HOST_UPLOAD_URL: secureUrl.optional(),
  IMAGE_HOST_PRESET: z.string().min(1).max(200, 'expected the name of an unsigned upload preset').optional(),
  IMAGE_HOST_PICTURES_URL: secureUrl.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'expected at least 16 letters and digits without spaces')
    .optional(),
  CDN_PURGE_URL: httpUrl.optional(),
  CDN_PURGE_TOKEN: z.string().min(8, 'expected the token of the cache in front').optional(),
  // Named as OpenTelemetry names them.
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'expected name=value, or several with commas between')
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1, 'expected a name such as zari').default('zari'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('expected a share from 0 to 1')
    .min(0, 'expected a share from 0 to 1')
    .max(1, 'expected a share from 0 to 1')
    .default(1),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'expected a log level such as info')
    .default('info'),
})

type Name = keyof z.output<typeof fields>

interface Group {
  readonly all: readonly Name[]
  /** May be left out, but mean nothing without the others. */
  readonly more: readonly Name[]
}

/** Settings of which all or none are given. */
const groups: readonly Group[] = [
  { all: ['DATABASE_URL'], more: ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] },
  {
    all: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    more: ['S3_REGION', 'S3_ENDPOINT', 'S3_FORCE_PATH_STYLE', 'S3_TIMEOUT_MS'],
  },
  {
    all: ['BANK_MAIL_TO', 'BANK_MAIL_SENDERS', 'BANK_MAIL_OWNERS', 'BANK_MAIL_ACCOUNTS'],
    more: ['BANK_MAIL_PORT', 'BANK_MAIL_HOST'],
  },
  { all: ['CDN_PURGE_URL'], more: ['CDN_PURGE_TOKEN'] },
  { all: ['IMAGE_HOST_UPLOAD_URL', 'IMAGE_HOST_PRESET'], more: ['IMAGE_HOST_PICTURES_URL'] },
]

/** The names of all settings, but for those that card providers declare themselves. */
export const settings: readonly string[] = Object.keys(fields.shape)

/** The environment as it is checked at start. */
export const environment = fields.check(({ value, issues }) => {
  const isGiven = (name: Name) => value[name] !== undefined
  for (const { all, more } of groups) {
    const missing = all.filter((name) => !isGiven(name))
    if (missing.length === 0 || ![...all, ...more].some(isGiven)) continue
    const wrong = missing.length < all.length ? missing : more.filter(isGiven)
    for (const name of wrong) {
      const message = `expected together with ${all.filter((other) => other !== name).join(' and ')}`
      issues.push({ code: 'custom', path: [name], message, input: value })
    }
  }
})

export type Environment = z.output<typeof environment>
