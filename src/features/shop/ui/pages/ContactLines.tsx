import { Fragment } from 'react'
import type { ShopSettings } from '../../shop.schema.ts'
import { officerOf, sellerLine, waysToReach } from './reach.rules.ts'

/** How to reach the shop, as sentences in the flow of a policy text. */
export function ContactLines({ shop }: { shop: ShopSettings }) {
  const email = shop.email && (
    <Fragment key="email">
      Write to <a href={`mailto:${shop.email}`}>{shop.email}</a>
    </Fragment>
  )
  const phone = shop.phone && (
    <Fragment key="phone">
      {shop.email ? 'call' : 'Call'} <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
    </Fragment>
  )
  const chat = waysToReach(shop).find(({ name }) => name === 'WhatsApp')
  const whatsapp = chat && (
    <a key="chat" href={chat.href} target="_blank" rel="noreferrer">
      {shop.email || shop.phone ? 'send' : 'Send'} us a WhatsApp message
    </a>
  )
  const ways = [email, phone, whatsapp].filter((way) => way !== undefined && way !== '')
  if (ways.length === 0) return null
  return <p>{ways.map((way, at) => [separator(at, ways.length), way])}.</p>
}

const separator = (at: number, many: number): string => (at === 0 ? '' : at === many - 1 ? ' or ' : ', ')

/** The officer for complaints whom the Consumer Protection (E-Commerce) Rules 2020 ask every shop to name. */
export function GrievanceOfficer({ shop }: { shop: ShopSettings }) {
  const officer = officerOf(shop)
  if (!officer) return null
  return (
    <p>
      Grievance officer: <strong>{officer.name}</strong>
      {officer.email && (
        <>
          {officer.name && ', '}
          <a href={`mailto:${officer.email}`}>{officer.email}</a>
        </>
      )}
      , {sellerLine(shop)}. We acknowledge every complaint within 48 hours and settle it within one month.
    </p>
  )
}
