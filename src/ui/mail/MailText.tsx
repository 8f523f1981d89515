import { Button } from '@react-email/button'
import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { Fragment, type ReactNode, use } from 'react'
import { MailColoursContext } from './mailColours.ts'
import { mailStyle } from './mailStyle.ts'

interface Props {
  children: ReactNode
}

/** A paragraph of a mail. */
export const MailText = ({ children }: Props) => (
  <Text style={mailStyle.text} className="mail-ink">
    {children}
  </Text>
)

/** A paragraph of lines, one below the other; a text is cut where it was typed so. */
export const MailLines = ({ of }: { of: string | readonly string[] }) => (
  <MailText>
    {(typeof of === 'string' ? of.split(/\r?\n/) : of).map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their place, and two may be alike
      <Fragment key={at}>
        {at > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </MailText>
)

/** A code that somebody copies, on a line of its own. */
export const MailCode = ({ children }: Props) => (
  <Text style={mailStyle.code} className="mail-ink">
    {children}
  </Text>
)

/** Small print within a mail. */
export const MailSmall = ({ children }: Props) => (
  <Text style={mailStyle.small} className="mail-soft">
    {children}
  </Text>
)

/** Names a part of a mail. */
export const MailHeading = ({ children }: Props) => (
  <Heading as="h2" style={mailStyle.heading} className="mail-soft">
    {children}
  </Heading>
)

interface Address extends Props {
  href: string
}

/** The one thing to press. */
export function MailButton({ href, children }: Address) {
  const { button } = use(MailColoursContext)
  return (
    <Button href={href} style={{ ...mailStyle.button, backgroundColor: button }} className="mail-button">
      {children}
    </Button>
  )
}

export function MailLink({ href, children }: Address) {
  const { link } = use(MailColoursContext)
  return (
    <Link href={href} style={{ ...mailStyle.link, color: link }} className="mail-link">
      {children}
    </Link>
  )
}
