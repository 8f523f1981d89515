import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', 'true', 'false', 'on', 'off'], 'expected 1 or 0')
    .optional()
    .transform((value) => (value === undefined ? fallback : ['1', 'true', 'on'].includes(value)))

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number(`expected a whole number from ${least} to ${most}`)
    .int(`expected a whole number from ${least} to ${most}`)
    .min(least, `expected a whole number from ${least} to ${most}`)
    .max(most, `expected a whole number from ${least} to ${most}`)

const httpUrl = z.url({ protocol: /^https?$/, error: 'expected an address such as https://shop.example.com' })

const fields = z.object({
  NODE_ENV: z.string().optional(),
  // 0 takes any free port.
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1, 'expected a host name or address').default('127.0.0.1'),
  ORIGIN: httpUrl.optional(),
  DATA_DIR: z.string().min(1, 'expected a folder').default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected postgres://user:password@host:port/database' })
    .optional(),
  ADMIN_EMAIL: z.email('expected an e-mail address').default('admin@zari.example'),
  ADMIN_PASSWORD: z.string().min(8, 'expected at least 8 characters').optional(),
  DEMO: flag(true),
  SHOP_ACCESS: z.enum(['members', 'open'], "expected 'members' or 'open'").default('members'),
  SHOP_LAUNCHED: flag(false),
  RATE_LIMITS: flag(true),
  WORKERS: wholeNumber(1, 64).default(availableParallelism()),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected smtp://user:password@host:port' }).optional(),
  MAIL_FROM: z.string().min(3, 'expected a sender such as Zari <care@shop.example>').optional(),
  GOOGLE_CLIENT_ID: z.string().min(10, 'expected the client id of the Google sign-in').optional(),
  // Tests point these two at an issuer of their own.
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  GOOGLE_JWKS_URL: httpUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
  RAZORPAY_KEY_ID: z.string().min(8, 'expected the key id of the card provider').optional(),
  RAZORPAY_KEY_SECRET: z.string().min(8, 'expected the key secret of the card provider').optional(),
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .min(8, 'expected at least 8 characters, as set for the webhook')
    .optional(),
  RAZORPAY_HOST: httpUrl.default('https://api.razorpay.com'),
  RAZORPAY_SCRIPT_URL: httpUrl.default('https://checkout.razorpay.com/v1/checkout.js'),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'expected at least 16 letters and digits without spaces')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'expected a log level such as info')
    .default('info'),
})

const cardSecrets = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

/** Keys without a webhook secret would take money and never hear of it: all three or none. */
const environment = fields.check(({ value, issues }) => {
  const missing = cardSecrets.filter((name) => value[name] === undefined)
  if (missing.length === 0 || missing.length === cardSecrets.length) return
  for (const name of missing) {
    const message = `expected together with ${cardSecrets.filter((other) => other !== name).join(' and ')}`
    issues.push({ code: 'custom', path: [name], message, input: value })
  }
})

/** Card payments through Razorpay. */
export interface CardConfig {
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  /** Where the provider's API is, without a trailing slash. */
  readonly host: string
  /** The script that the browser loads to pay. */
  readonly scriptUrl: string
}

/** Log-in with Google. */
export interface GoogleConfig {
  readonly clientId: string
  /** Who must have signed the ID tokens. */
  readonly issuer: string
  /** Where the issuer's public keys are. */
  readonly jwksUrl: string
}

/** The checked settings of one process. Times in ms, folders absolute. */
export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Public address without a trailing slash; links in mails use it, never the Host header. */
  readonly origin: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly admin: { readonly email: string; readonly password: string | undefined }
  readonly demo: boolean
  readonly shop: { readonly access: 'members' | 'open'; readonly launched: boolean }
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | undefined }
  /** Undefined: the Google button is not shown. */
  readonly google: GoogleConfig | undefined
  /** Undefined: cards are not offered. */
  readonly card: CardConfig | undefined
  readonly rateLimits: boolean
  readonly workers: number
  readonly trustedProxies: number
  /** Who knows it may read `/metrics`. Undefined: there is no such address. */
  readonly metricsToken: string | undefined
  readonly logLevel: string
}

/** A variable of the environment is wrong; the message names each one and what was expected. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the environment once, at start.
 * @throws ConfigError naming every wrong variable and what was expected.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return `  ${name}=${shown(name, given[name])}: ${issue.message}`
    })
    throw new ConfigError(`Zari cannot start with this environment:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    origin: (values.ORIGIN ?? `http://localhost:${values.PORT}`).replace(/(?<!\/)\/+$/, ''),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    admin: { email: values.ADMIN_EMAIL.toLowerCase(), password: values.ADMIN_PASSWORD },
    demo: env.DEMO === undefined ? !production : values.DEMO,
    shop: { access: values.SHOP_ACCESS, launched: values.SHOP_LAUNCHED },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    google: values.GOOGLE_CLIENT_ID
      ? { clientId: values.GOOGLE_CLIENT_ID, issuer: values.GOOGLE_ISSUER, jwksUrl: values.GOOGLE_JWKS_URL }
      : undefined,
    card: cardOf(values),
    rateLimits: values.RATE_LIMITS,
    workers: values.WORKERS,
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  }
}

function cardOf(values: z.output<typeof environment>): CardConfig | undefined {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = values
  if (!keyId || !keySecret || !webhookSecret) return undefined
  const host = values.RAZORPAY_HOST.replace(/(?<!\/)\/+$/, '')
  return { keyId, keySecret, webhookSecret, host, scriptUrl: values.RAZORPAY_SCRIPT_URL }
}

/** Secrets are named, never shown. */
function shown(name: string, value: string | undefined): string {
  return /PASSWORD|SECRET|KEY|TOKEN|URL/.test(name) ? '(hidden)' : String(value)
}

/** Where the pictures lie when the media store is a local folder. */
export const mediaFolder = (config: Config): string => join(config.dataDir, 'media')
