import { describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

const keys = {
  RAZORPAY_KEY_ID: 'rzp_live_x1',
  RAZORPAY_KEY_SECRET: 'a-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'a-webhook-secret',
}

describe('card payments', () => {
  test('are off without keys', () => {
    expect(loadConfig({}).card).toBeUndefined()
    expect(loadConfig({ RAZORPAY_KEY_ID: '' }).card).toBeUndefined()
  })

  test('go to the provider unless told otherwise', () => {
    expect(loadConfig(keys).card).toEqual({
      keyId: 'rzp_live_x1',
      keySecret: 'a-key-secret',
      webhookSecret: 'a-webhook-secret',
      host: 'https://api.razorpay.com',
      scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    })
    expect(loadConfig({ ...keys, RAZORPAY_HOST: 'http://127.0.0.1:9/' }).card?.host).toBe(
      'http://127.0.0.1:9',
    )
  })

  test.each(Object.keys(keys))('need %s with the other keys, and show none of them', (missing) => {
    const some = { ...keys, [missing]: undefined }
    expect(() => loadConfig(some)).toThrow(ConfigError)
    expect(() => loadConfig(some)).toThrow(new RegExp(`${missing}=.*expected together with`))
    try {
      loadConfig(some)
    } catch (error) {
      expect(String(error)).not.toMatch(/rzp_live|a-key-secret|a-webhook-secret/)
    }
  })
})

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
