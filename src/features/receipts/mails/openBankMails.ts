import type { Services } from '#/platform/http/env.ts'
import { openIntake } from '#/platform/mail/intake/intake.ts'
import { lookUpInDns } from './openMail.ts'
import { receiveBankMail } from './receiveBankMail.actions.ts'

/**
 * Takes the bank's mails where the environment says so; all processes of the shop share the port. A port that cannot be had is an error in the log, not
 * the end of the shop. @returns what closes it
 */
export async function openBankMails(
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'metrics' | 'log'>,
): Promise<() => Promise<void>> {
  const { config, log } = services
  const { bankMail } = config
  if (!bankMail) return async () => undefined
  const { host, port, to } = bankMail
  try {
    const { close } = await openIntake({
      ...{ host, port, to, log },
      receive: (raw) => receiveBankMail(services, bankMail, raw, { lookUp: lookUpInDns, now: new Date() }),
    })
    return close
  } catch (error) {
    log.error({ err: error, port }, 'mails of the bank cannot be taken')
    return async () => undefined
  }
}
