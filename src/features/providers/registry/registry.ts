import type { Config } from '#/platform/config/config.ts'
import type { PaymentProvider, ProviderKind } from '../provider.ts'
import { razorpay } from '../razorpay/razorpay.provider.ts'

/** The providers that a shop may choose from. A further one is a folder beside `razorpay/` and a line here. */
export const providers: readonly ProviderKind[] = [razorpay]

/** What the browser brings back after a card payment, by whichever provider. */
export const cardReturnSchema = providers
  .map(({ returned }) => returned)
  .reduce((all, returned) => all.or(returned))

/** The provider that takes cards in this shop; undefined while none is configured. */
export const paymentProvider = ({ card }: Pick<Config, 'card'>): PaymentProvider | undefined =>
  card && providers.find(({ id }) => id === card.id)?.connect(card.environment)

/** The provider as people read it. */
export const providerName = ({ card }: Pick<Config, 'card'>): string => card?.name ?? 'the card provider'
