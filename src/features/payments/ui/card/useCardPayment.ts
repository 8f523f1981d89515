import { useState } from 'react'
import type { Checkout } from '#/features/providers/checkout.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { useCardCalls } from '../../card/card.queries.ts'
import { m } from '../../messages/payments.messages.ts'

/** The deep red of the shop, for the provider's window. */
const KUMKUM = '#8a1a2e'

/** What the payment has come to, in words for the buyer. */
export interface CardMessage {
  readonly tone: 'info' | 'danger'
  readonly text: string
}

/** One card payment from the button to the answer: start, the provider's window, and what came of it. */
export function useCardPayment(orderId: string, onPaid: () => void) {
  const { start, verify } = useCardCalls(orderId)
  const [message, setMessage] = useState<CardMessage>()
  /** While the provider's window is open. */
  const [isAway, setAway] = useState(false)

  const finish = async (answer: object) => {
    setAway(false)
    setMessage({ tone: 'info', text: m.checking() })
    try {
      const { status, message: text } = await verify.mutateAsync(answer)
      setMessage({ tone: 'info', text })
      if (status === 'Completed') onPaid()
    } catch (error) {
      setMessage({ tone: 'danger', text: errorText(error, { fallback: m.unsure() }) })
    }
  }

  const pay = async (checkout: Checkout) => {
    setMessage(undefined)
    try {
      const payment = await start.mutateAsync()
      setAway(true)
      checkout.open(payment, KUMKUM, {
        onAnswer: (answer) => void finish(answer),
        onClosed: () => setAway(false),
        onFailed: (text) => setMessage({ tone: 'danger', text }),
      })
    } catch (error) {
      setAway(false)
      setMessage({
        tone: 'danger',
        text: errorText(error, { fallback: m.notStarted() }),
      })
    }
  }

  return { pay, message, isBusy: start.isPending || verify.isPending || isAway }
}
