import type { IncomingMessage } from 'node:http'

/** Whether a request names two hosts (RFC 9112, section 3.2): a proxy may have looked at the one that we do not. */
export const hasSeveralHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1
