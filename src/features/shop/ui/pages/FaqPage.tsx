import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronDown } from '#/ui/icons/storefront.tsx'
import { shopQuery } from '../../shop.queries.ts'
import { ContactLines } from './ContactLines.tsx'
import { faqsOf, type Question } from './faqs.ts'
import { InfoPage } from './InfoPage.tsx'
import { m } from './messages/pages.messages.ts'

export function FaqPage() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const groups = faqsOf(shop).map(({ id, title, questions }) => ({
    id,
    title,
    body: (
      <div className="divide-y divide-line border-y border-line">
        {questions.map((question) => (
          <FoldedAnswer key={question.ask} {...question} />
        ))}
      </div>
    ),
  }))
  return (
    <InfoPage
      title={m.faqs()}
      eyebrow={m.faqsShort()}
      intro={m.faqsIntro()}
      sections={[...groups, { id: 'more', title: m.notAnswered(), body: <ContactLines shop={shop} /> }]}
    />
  )
}

/** A native disclosure: it works without scripts, and finding in the page opens it. */
function FoldedAnswer({ ask, answer }: Question) {
  return (
    <details className="group m-0!">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 font-semibold text-ink [&::-webkit-details-marker]:hidden">
        {ask}
        <ChevronDown
          aria-hidden
          className="size-5 flex-none text-haldi-deep transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="space-y-3 pb-5">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
