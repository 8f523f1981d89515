import { CopyText } from './CopyText.tsx'
import { m } from './messages/order.messages.ts'

/** The order id, and a button that takes it along for the search box or a chat. */
export const CopyId = ({ id }: { id: string }) => <CopyText text={id} name={m.orderId()} />
