/** What is written for the programs, and what is said when they are not there. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { serverLines } from './haproxy.ts'
import { isBelow } from './processes.ts'
import { wordsForMissing } from './programs.ts'
import { choose } from './situations.ts'
import { databaseUrl } from './stage.ts'
import { fill } from './templates.ts'

const nodes = [
  { name: 'n1', address: '10.0.0.11', port: 5432, restPort: 8008 },
  { name: 'n2', address: '10.0.0.12', port: 5432, restPort: 8008 },
]

test('words in <> are filled, but not those of comments', () => {
  expect(fill('# <NAME> is yours\nname: <NAME>', { NAME: 'one' })).toBe('# <NAME> is yours\nname: one')
})

test('a word without a value and a value without a word are refused', () => {
  expect(() => fill('<NAME>: <PORT>', { NAME: 'one' })).toThrow('There is no value for <PORT>')
  expect(() => fill('<NAME>', { NAME: 'one', PORT: '1' })).toThrow('Nothing is called <PORT>')
})

test('the proxy asks Patroni of each machine', () => {
  expect(serverLines(nodes)).toBe(
    '  server n1 10.0.0.11:5432 check port 8008\n  server n2 10.0.0.12:5432 check port 8008',
  )
})

test('shops reach the proxy, or all machines', () => {
  expect(databaseUrl('haproxy', '10.0.0.1:5433', nodes, 'secret')).toBe(
    'postgres://zari:secret@10.0.0.1:5433/zari',
  )
  expect(databaseUrl('hosts', '10.0.0.1:5433', nodes, 'secret')).toBe(
    'postgres://zari:secret@10.0.0.11:5432,10.0.0.12:5432/zari?target_session_attrs=read-write',
  )
})

test.each([
  [
    'haproxy.cfg',
    ['on-marked-down shutdown-sessions', 'option httpchk OPTIONS /primary', 'http-check expect status 200'],
  ],
  [
    'patroni.yml',
    ['    synchronous_mode: true\n', '    synchronous_mode_strict: true\n', 'synchronous_commit: "on"'],
  ],
  ['etcd.yml', ['enable-v2: true']],
])('%s has what no acknowledged order survives without', async (name, lines) => {
  const text = await readFile(`deploy/cluster/${name}`, 'utf8')
  for (const line of lines) expect(text).toContain(line)
})

test('what is missing is named with the command that brings it', () => {
  const all = { postgres: '/p', patroni: '/q', etcd: '/r', haproxy: '/s' }
  expect(wordsForMissing(all)).toBeUndefined()
  const words = wordsForMissing({ ...all, etcd: undefined, patroni: undefined })
  expect(words).toContain('not installed: patroni, etcd.')
  expect(words).toContain('  apt-get install patroni etcd-server\n')
})

test('situations are chosen by name, all where none is named', () => {
  expect(choose(['freeze', 'kill-node'])).toEqual(['kill-node', 'freeze'])
  expect(choose([])).toHaveLength(9)
  expect(() => choose(['frezee'])).toThrow('There is no situation frezee. These are there: postmaster,')
})

test('a folder is not one whose name begins alike', () => {
  expect([
    isBelow('/tmp/n1', '/tmp/n1'),
    isBelow('/tmp/n1', '/tmp/n1/data'),
    isBelow('/tmp/n1', '/tmp/n10'),
  ]).toEqual([true, true, false])
})
