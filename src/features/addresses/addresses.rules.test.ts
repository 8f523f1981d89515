import { expect, test } from 'vitest'
import { gstinCheckCharacter } from '#/features/shop/gstin.rules.ts'
import { businessProblems, buyerGstinProblem } from './addresses.rules.ts'
import { postalAddressSchema, savedAddressInputSchema } from './addresses.schema.ts'

const gstinOf = (first: string) => first + gstinCheckCharacter(first)
const chennai = gstinOf('33ABCDE1234F1Z')

const address = {
  name: 'Meera Iyer',
  contact: '+91 98765-43210',
  address: '14 Temple Street',
  city: 'Chennai',
  state: 'Tamil Nadu',
  country: 'India',
  zipCode: '600 004',
}

test('a GSTIN has its check digit, and belongs to the state that is billed', () => {
  expect(buyerGstinProblem(chennai)).toBeNull()
  const last = chennai.endsWith('A') ? 'B' : 'A'
  expect(buyerGstinProblem(chennai.slice(0, 14) + last)).toContain('One of the characters is wrong')
  expect(buyerGstinProblem('33ABCDE')).toContain('15 characters')
  const business = { companyName: 'Iyer Silks', gstin: chennai, state: 'Tamil Nadu' }
  expect(businessProblems(business)).toEqual([])
  expect(businessProblems({ ...business, gstin: undefined, companyName: '' })).toEqual([])
  expect(businessProblems({ ...business, state: 'Kerala' })).toMatchObject([
    { field: 'gstin', message: expect.stringContaining('one of Tamil Nadu') },
  ])
  expect(businessProblems({ ...business, companyName: ' ' })).toMatchObject([{ field: 'companyName' }])
})

test('what is typed is read as people write it; what is missing is named', () => {
  expect(postalAddressSchema.parse(address)).toEqual({
    ...address,
    contact: '9876543210',
    zipCode: '600004',
  })
  const typed = `${chennai.slice(0, 2)} ${chennai.slice(2).toLowerCase()}`
  const saved = { ...address, label: ' Home ', companyName: 'Iyer Silks', gstin: typed }
  expect(savedAddressInputSchema.parse(saved)).toMatchObject({ label: 'Home', gstin: chennai })
  expect(savedAddressInputSchema.parse({ ...saved, gstin: '' }).gstin).toBeUndefined()
  const { error } = savedAddressInputSchema.safeParse({ ...saved, label: '', contact: '12', gstin: '33' })
  expect(error?.issues.map(({ path }) => path.join('.')).sort()).toEqual(['contact', 'gstin', 'label'])
})
