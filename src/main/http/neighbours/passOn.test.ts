import type { Worker } from 'node:cluster'
import { expect, test } from 'vitest'
import { type PageMessage, passOn } from './passOn.ts'

const message = { build: '', page: {} } as PageMessage

/** A process that takes so many messages until it is busy; `read` has it read what it got. */
function reader(room: number, isConnected = true) {
  let got = 0
  const unread: (() => void)[] = []
  const worker = {
    isConnected: () => isConnected,
    send(_message: unknown, sent: () => void) {
      got += 1
      unread.push(sent)
      return unread.length < room
    },
  } as unknown as Worker
  const read = () => {
    for (const sent of unread.splice(0)) sent()
  }
  return { worker, read, got: () => got }
}

test('a page goes to all others, but not to who does not read or is gone', () => {
  const [sender, free, full, gone] = [reader(9), reader(9), reader(2), reader(9, false)]
  const passPage = passOn(() => [sender, free, full, gone].map(({ worker }) => worker))
  const counts = () => [sender, free, full, gone].map(({ got }) => got())
  for (let times = 0; times < 4; times += 1) passPage(sender.worker, message)
  expect(counts()).toEqual([0, 4, 2, 0])
  full.read()
  passPage(sender.worker, message)
  expect(counts()).toEqual([0, 5, 3, 0])
})
