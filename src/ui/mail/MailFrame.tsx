import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { mailStyle } from './mailStyle.ts'

interface Props {
  /** The sender's name as the masthead. */
  sender: string
  /** One line that mail programs show beside the subject. */
  preview: string
  title: string
  /** Small print at the end: why this mail came, and from where. */
  footer: string
  children: ReactNode
}

/** The paper that every mail is written on. */
export function MailFrame({ sender, preview, title, footer, children }: Props) {
  return (
    <Html lang="en-IN">
      <Head />
      <Body style={mailStyle.page}>
        <Preview>{preview}</Preview>
        <Container style={mailStyle.sheet}>
          <Section style={mailStyle.masthead}>
            <Text style={mailStyle.sender}>{sender}</Text>
          </Section>
          <Section style={mailStyle.letter}>
            <Heading as="h1" style={mailStyle.title}>
              {title}
            </Heading>
            {children}
          </Section>
          <Hr style={mailStyle.rule} />
          <Text style={mailStyle.footer}>{footer}</Text>
        </Container>
      </Body>
    </Html>
  )
}
