import type { IncomingMessage } from 'node:http'

/** Whether a request names two hosts (RFC 9112, section 3.2): a proxy may have looked at the one that we do not. */
export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  // Names and values take turns. Of each request: only names as long as that one are written in small letters.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === HOST.length && name.toLowerCase() === HOST) hosts += 1
  }
  return hosts > 1
}

const HOST = 'host'
