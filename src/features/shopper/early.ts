import { currentTag } from '#/platform/language/current.ts'

/** What of a person is shown before the page has come to life. */
export type EarlyName = 'bag' | 'wishlist'

/**
 * Where a page asks for the part that is this customer's own, before its scripts are there. The address says the language of the
 * page: what the browser likes best is another matter, and a preload cannot say otherwise.
 */
export const shopperAddress = (): string => `/api/me/shopper?language=${currentTag()}`

/**
 * Stands in the head of pages that many customers get alike: asks for the part that is this customer's own, and says two
 * numbers of it to the styles (`EarlyCount`), which show them as soon as they are there. React asks for the same answer.
 */
export const askEarly = (): string => `(window.shopper=fetch('${shopperAddress()}')).then(async answer=>{
if(!answer.ok)return
const {cart,wishlist}=await answer.clone().json()
const say=(name,count)=>count&&document.documentElement.style.setProperty('--early-'+name,'"'+(count>99?'99+':+count)+'"')
say('bag',cart.items.reduce((sum,item)=>sum+item.quantity,0))
say('wishlist',wishlist.length)
}).catch(()=>{})`
