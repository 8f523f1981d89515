import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ConfigError, loadConfig } from './config.ts'
import { baseUrl } from './environment.ts'

const givers = {
  id: 'givers',
  name: 'Givers & Sons',
  environment: z.object({
    GIVERS_KEY: z.string().min(8, 'expected the key'),
    GIVERS_SALT: z.string().min(8, 'expected the salt'),
    GIVERS_HOST: baseUrl.default('https://api.givers.example'),
  }),
}
const takers = {
  id: 'takers',
  name: 'Takers',
  environment: z.object({ TAKERS_KEY: z.string(), TAKERS_WORD: z.string() }),
}
const cards = [givers, takers]
const keys = { GIVERS_KEY: 'key-of-givers', GIVERS_SALT: 'salt-of-givers' }
const load = (env: Record<string, string | undefined>) => loadConfig(env, cards)

describe('cards', () => {
  test('are off without the credentials of a provider', () => {
    expect(load({}).card).toBeUndefined()
    expect(load({ GIVERS_KEY: '', GIVERS_HOST: 'https://elsewhere.example' }).card).toBeUndefined()
    expect(loadConfig(keys, []).card).toBeUndefined()
  })

  test('are taken by the provider whose credentials are given, with its own variables alone', () => {
    const env = { ...keys, TAKERS_WORD: '', HOME: '/root' }
    expect(load(env).card).toEqual({ id: 'givers', name: 'Givers & Sons', environment: keys })
    const host = { GIVERS_HOST: 'http://127.0.0.1:9' }
    expect(load({ ...keys, ...host }).card?.environment).toEqual({ ...keys, ...host })
    expect(load({ TAKERS_KEY: 'a', TAKERS_WORD: 'b' }).card?.id).toBe('takers')
  })

  test.each([
    [{ ...keys, GIVERS_SALT: undefined }, /GIVERS_SALT=\(hidden\): expected together with GIVERS_KEY$/m],
    [{ ...keys, GIVERS_KEY: undefined }, /GIVERS_KEY=\(hidden\): expected together with GIVERS_SALT$/m],
    [{ ...keys, GIVERS_SALT: 'brine' }, /GIVERS_SALT=\(hidden\): expected the salt$/m],
    [{ ...keys, GIVERS_HOST: 'elsewhere' }, /GIVERS_HOST=\(hidden\): expected an address such as/],
    [{ GIVERS_HOST: 'elsewhere' }, /GIVERS_HOST=\(hidden\): expected an address such as/],
    [
      { ...keys, TAKERS_KEY: 'a', TAKERS_WORD: 'b' },
      /TAKERS_KEY=\(hidden\): expected without GIVERS_KEY: one provider takes the cards of a shop$/m,
    ],
  ])('%j are refused, none of them shown', (env, words) => {
    expect(() => load(env)).toThrow(ConfigError)
    expect(() => load(env)).toThrow(words)
    expect(() => load(env)).not.toThrow(/-of-givers|brine/)
  })

  test('are refused beside whatever else is wrong', () => {
    const both = { PORT: 'north', GIVERS_KEY: keys.GIVERS_KEY }
    expect(() => load(both)).toThrow(/PORT=north: .*\n {2}GIVERS_SALT=/)
  })
})
