import { type ReactNode, useMemo } from 'react'
import { type PreviewedVisuals, visualsMessage } from '../../previewMessages.ts'
import { PreviewFrame, type PreviewFrameProps } from './PreviewFrame.tsx'

export interface HomePreviewProps extends Partial<PreviewedVisuals>, Pick<PreviewFrameProps, 'first'> {
  /** What of it is not stored yet. */
  children: ReactNode
}

/** The home page with banners and a sliding text that are not stored yet. */
export function HomePreview({ slidingText, banners, first, children }: HomePreviewProps) {
  const message = useMemo(() => visualsMessage({ slidingText, banners }), [banners, slidingText])
  return <PreviewFrame text={children} message={message} first={first} />
}
