import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { currentTag } from '#/platform/language/current.ts'
import { MailPicture } from './MailPicture.tsx'
import { MailLines } from './MailText.tsx'
import { type MailColours, MailColoursContext, usualMailColours } from './mailColours.ts'
import { mailSheet, mailStyle } from './mailStyle.ts'
import { OutlookWidth } from './OutlookWidth.tsx'

/** px */
const LOGO_SIZE = 56

interface Props {
  /** Whose mail it is: its masthead, and what the owner says before all else. */
  sender: {
    readonly name: string
    readonly logo?: string
    readonly greeting?: string
    readonly colours?: MailColours
  }
  /** One line that mail programs show beside the subject. */
  preview: string
  title: string
  /** Small print at the end: why this mail came, and from where. */
  footer: string
  children: ReactNode
}

/** The sheet that every mail is written on. */
export function MailFrame({ sender, preview, title, footer, children }: Props) {
  const colours = sender.colours ?? usualMailColours
  return (
    <MailColoursContext value={colours}>
      <Html lang={currentTag()}>
        <Head>
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <style>{mailSheet(colours)}</style>
        </Head>
        {/* The ground is an element of its own: Body puts its style on a cell that no class reaches, which stays light on dark screens. */}
        <Body style={{ margin: 0, padding: 0 }} className="mail-page">
          <Preview>{preview}</Preview>
          <div style={mailStyle.page} className="mail-page">
            <OutlookWidth>
              <Container style={mailStyle.sheet} className="mail-sheet">
                <Section
                  style={{ ...mailStyle.masthead, borderBottom: `2px solid ${colours.thread}` }}
                  className="mail-pad"
                >
                  {sender.logo ? (
                    <MailPicture
                      src={sender.logo}
                      alt={sender.name}
                      height={LOGO_SIZE}
                      style={mailStyle.logo}
                    />
                  ) : (
                    <Text style={{ ...mailStyle.sender, color: colours.button }} className="mail-brand">
                      {sender.name}
                    </Text>
                  )}
                </Section>
                <Section style={mailStyle.letter} className="mail-pad">
                  <Heading as="h1" style={mailStyle.title} className="mail-ink">
                    {title}
                  </Heading>
                  {sender.greeting && <MailLines of={sender.greeting} />}
                  {children}
                </Section>
                <div style={mailStyle.footing} className="mail-footing mail-line">
                  <Text style={mailStyle.footer} className="mail-soft">
                    {footer}
                  </Text>
                </div>
              </Container>
            </OutlookWidth>
          </div>
        </Body>
      </Html>
    </MailColoursContext>
  )
}
