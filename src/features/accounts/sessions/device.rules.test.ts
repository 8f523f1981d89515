import { expect, test } from 'vitest'
import { deviceName } from './device.rules.ts'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0'

test.each([
  [`Mozilla/5.0 (Linux; Android 14; SM-A155F) ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%j is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test('whatever a program calls itself, the name is short and the answer comes', () => {
  for (const odd of ['curl/8.5', '<script>alert(1)</script>', 'x'.repeat(100_000), '/'.repeat(100_000)]) {
    expect(deviceName(odd).length).toBeLessThan(LONGEST_NAME)
  }
})

const LONGEST_NAME = 450
