import type { ReactNode } from 'react'
import { MAIL_WIDTH } from './mailStyle.ts'

/** Read by Outlook on Windows alone: a remark to all others. The span around it ends before what it opens, so that every tag is closed where it was opened. */
const InOutlook = ({ html }: { html: string }) => (
  <span
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a remark of our own, which React cannot write otherwise
    dangerouslySetInnerHTML={{ __html: `<!--[if mso]></span>${html}<span><![endif]-->` }}
  />
)

/** Holds its content at the width of a mail in Outlook on Windows, which knows no `max-width` and would fill the window. */
export const OutlookWidth = ({ children }: { children: ReactNode }) => (
  <>
    <InOutlook
      html={`<table role="presentation" align="center" width="${MAIL_WIDTH}" cellpadding="0" cellspacing="0" border="0" style="width:${MAIL_WIDTH}px"><tr><td>`}
    />
    {children}
    <InOutlook html="</td></tr></table>" />
  </>
)
