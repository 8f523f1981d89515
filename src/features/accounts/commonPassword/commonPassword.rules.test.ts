import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './commonPassword.rules.ts'
import { commonWords } from './commonWords.rules.ts'

const isCommon = (password: string) => isCommonPassword(password, commonWords)

describe('refused', () => {
  it.each([
    'Password1!',
    'Admin@123',
    'P@ssw0rd',
    'Abc@1234',
    'aaaaa1!',
    'password@2026',
    'pa$$w0rd1',
    '1!Password',
    '@dmin123',
    'ADM1N@1',
    'Qwerty@12345',
    'Welcome@1',
    'Test@123',
    'Krishna@108',
    'Hell0!1',
    '1@1a1@1',
  ])('%s', (password) => expect(isCommon(password)).toBe(true))
})

describe('taken', () => {
  it.each([
    'saree@2026',
    'Saree@2026',
    'silk@123',
    'newsilk@1',
    'Bench@2026',
    'xK7@pq2Lm',
    'MonsoonPassword@7',
    'passwordpasswort1!x',
    `x${'1'.repeat(126)}@y`,
  ])('%s', (password) => expect(isCommon(password)).toBe(false))
})
