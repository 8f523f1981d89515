import { documentOf } from '../../../src/features/home/document.rules.ts'
import { writeDraft } from '../../../src/features/home/home.store.ts'
import { sectionSchema } from '../../../src/features/home/sections.schema.ts'
import type { Requests } from './request.ts'

const homeText = { id: '01890a5d-ac96-774b-bcce-b302099a8057', kind: 'text', text: 'Woven by hand' }

export const homeRequests: Requests = {
  'GET /api/home': () => ({}),
  'GET /api/admin/home': () => ({}),
  'POST /api/admin/home/draft': () => ({ json: { sections: [homeText] } }),
  'POST /api/admin/home/publish': async ({ shop }) => {
    await writeDraft(shop.services.db, documentOf([sectionSchema.parse(homeText)]))
    return { json: { what: 'draft' } }
  },
  'POST /api/admin/home/preview': () => ({ json: { sections: [homeText] } }),
}
