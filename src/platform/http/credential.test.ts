import { expect, test } from 'vitest'
import { credentialOf } from './credential.ts'

const ORIGIN = 'https://shop.example.com'
const shown = (cookie: string) => credentialOf(new Headers({ cookie }), ORIGIN)

test('a session is one credential, however its cookie is spelled', () => {
  const usual = shown('__Host-zari.session=token-A.c2ln%2B%2F%3D')
  expect(usual).toEqual({
    kind: 'cookie',
    token: 'token-A',
    header: ['cookie', '__Host-zari.session=token-A.c2ln%2B%2F%3D'],
  })
  for (const value of ['token-A.c2ln+/=', 'token-%41.c2ln%2b%2f%3d', 'token%2DA%2Ec2ln%2B/%3D']) {
    expect(shown(`_ga=1; __Host-zari.session=${value}`)).toEqual(usual)
  }
})

test.each(['%', '%E0%A4%A', 'token', 'token.', 'to ken.sig', '%00.sig', 'a.b%0D%0Ac: d', ''])(
  'a session cookie of %j is nobody',
  (value) => expect(shown(`__Host-zari.session=${value}; other=1`).kind).toBe('bad'),
)

test('cookies of others decide nothing', () => {
  expect(shown('_ga=GA1.2.3; zari.session=x.y; session=x.y; __Host-zari.device=abc').kind).toBe('none')
})
