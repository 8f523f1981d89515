import { Fragment } from 'react'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import type { ShopSettings } from '../../shop.schema.ts'
import { m } from './messages/pages.messages.ts'
import { officerOf, sellerLine, waysToReach } from './reach.rules.ts'

/** How to reach the shop, as sentences in the flow of a policy text. */
export function ContactLines({ shop }: { shop: ShopSettings }) {
  const email = shop.email && (
    <Fragment key="email">
      <Sentence
        text={m.writeTo({ email: '{email}' })}
        parts={{ email: <a href={`mailto:${shop.email}`}>{shop.email}</a> }}
      />
    </Fragment>
  )
  const phone = shop.phone && (
    <Fragment key="phone">
      <Sentence
        text={shop.email ? m.call({ phone: '{phone}' }) : m.callFirst({ phone: '{phone}' })}
        parts={{ phone: <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a> }}
      />
    </Fragment>
  )
  const chat = waysToReach(shop).find(({ name }) => name === 'WhatsApp')
  const whatsapp = chat && (
    <a key="chat" href={chat.href} target="_blank" rel="noreferrer">
      {shop.email || shop.phone ? m.chat() : m.chatFirst()}
    </a>
  )
  const ways = [email, phone, whatsapp].filter((way) => way !== undefined && way !== '')
  if (ways.length === 0) return null
  return (
    <p>
      <Sentence
        text={m.reachBy({ ways: '{ways}' })}
        parts={{ ways: ways.map((way, at) => [separator(at, ways.length), way]) }}
      />
    </p>
  )
}

const separator = (at: number, many: number): string =>
  at === 0 ? '' : at === many - 1 ? ` ${m.or()} ` : ', '

/** The officer for complaints whom the Consumer Protection (E-Commerce) Rules 2020 ask every shop to name. */
export function GrievanceOfficer({ shop }: { shop: ShopSettings }) {
  const officer = officerOf(shop)
  if (!officer) return null
  return (
    <p>
      <Sentence
        text={m.officer({ who: '{who}', seller: '{seller}' })}
        parts={{
          seller: sellerLine(shop),
          who: (
            <>
              <strong>{officer.name}</strong>
              {officer.email && (
                <>
                  {officer.name && ', '}
                  <a href={`mailto:${officer.email}`}>{officer.email}</a>
                </>
              )}
            </>
          ),
        }}
      />
    </p>
  )
}
