import { expect, test } from 'vitest'
import { readAddress } from './addresses.rules.ts'

test.each([
  ['postgres://u:p@db:5432/zari', ['postgres://u:p@db:5432/zari'], false],
  ['postgresql://db/zari?sslmode=require', ['postgresql://db/zari?sslmode=require'], false],
  [
    'postgres://u:p@one:5432,two:5433/zari?target_session_attrs=read-write&sslmode=require',
    ['postgres://u:p@one:5432/zari?sslmode=require', 'postgres://u:p@two:5433/zari?sslmode=require'],
    true,
  ],
  ['postgres://one,[::1]:5433/zari', ['postgres://one/zari', 'postgres://[::1]:5433/zari'], true],
  ['postgres://db/zari?target_session_attrs=primary', ['postgres://db/zari'], true],
])('%s', (url, urls, writes) => {
  expect(readAddress(url)).toEqual({ urls, writes })
})

test.each([
  ['mysql://db/zari', 'postgres://'],
  ['postgres:///zari', 'postgres://'],
  ['postgres://one,/zari', 'postgres://'],
  ['not an address', 'postgres://'],
  ['postgres://u:hidden@db/zari?target_session_attrs=standby', 'read-write'],
])('%s is refused in words that do not tell it', (url, words) => {
  expect(() => readAddress(url)).toThrow(words)
  expect(() => readAddress(url)).not.toThrow('hidden')
})
