import { expect, test } from 'vitest'
import { listHeaders } from './catalog.reads.ts'

const last = { id: '00000000-0000-4000-8000-000000000001', value: 1 }
/** The address of the next page, without its place. */
const nextOf = (url: string): string | undefined =>
  /^<(.*)&cursor=[\w%.-]+>; rel="next"$/.exec(listHeaders(url, 3, 2, last as never).link ?? '')?.[1]

test.each([
  ['/api/admin/product?max=900', '/api/admin/product?max=900&limit=2'],
  ['/api/admin/product?limit=500&q=a%20b', '/api/admin/product?limit=2&q=a+b'],
  ['/api/admin/product', '/api/admin/product?limit=2'],
  ['/api/admin/product?q=why?&colour=red', '/api/admin/product?q=why%3F&colour=red&limit=2'],
  ['/api/admin/product?max=900#x', '/api/admin/product?max=900&limit=2'],
  ['/api/admin/product?q=%3E', '/api/admin/product?q=%3E&limit=2'],
])('the page after one of %s is %s', (url, next) => expect(nextOf(url)).toBe(next))
