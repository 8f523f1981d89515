import { useMemo } from 'react'
import { lookMessage, type PreviewedLook } from '../../previewMessages.ts'
import { m } from './messages/admin.messages.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** The home page in a look that is not stored yet. */
export function LookPreview({ look }: { look: PreviewedLook | undefined }) {
  const message = useMemo(() => look && lookMessage(look), [look])
  return <PreviewFrame text={m.lookText()} message={message} />
}
