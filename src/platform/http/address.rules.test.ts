import { expect, test } from 'vitest'
import { networkOf, plainAddress } from './address.rules.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:80', '203.0.113.9'],
  ['2001:DB8::1', '2001:db8:0:0:0:0:0:1'],
  ['2001:0db8:0000::0001', '2001:db8:0:0:0:0:0:1'],
  ['[2001:db8::1]:4711', '2001:db8:0:0:0:0:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ['::', '0:0:0:0:0:0:0:0'],
  ['unknown', 'unknown'],
  ['', ''],
  ['203.0.113', '203.0.113'],
  ['[not an address]', '[not an address]'],
])('%j is %j', (text, plain) => {
  expect(plainAddress(text)).toBe(plain)
  expect(plainAddress(plain)).toBe(plain)
})

test('all addresses of one /64 are one network, the next one is another', () => {
  const home = '2001:db8:1:2::/64'
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:1:2:a::']) {
    expect(networkOf(address)).toBe(networkOf('2001:db8:1:2::'))
  }
  expect(networkOf('2001:db8:1:2::9')).toBe(home)
  expect(networkOf('2001:db8:1:3::1')).not.toBe(home)
  expect(networkOf('2001:db8:1:1:ffff:ffff:ffff:ffff')).not.toBe(home)
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('203.0.113.10')).not.toBe(networkOf('203.0.113.9'))
  expect(networkOf('meera@example.com')).toBe('meera@example.com')
})
