import type { TaxParts } from '#/features/orders/rules/documents.rules.ts'

/**
 * The tax inside an inclusive amount, p * r / (100 + r). Within a state it is two equal halves, each rounded by itself,
 * between states one part; what is left is the taxable value.
 */
export function taxInside(amountPaise: number, rate: number, isWithinState: boolean): TaxParts {
  if (isWithinState) {
    const half = Math.round((amountPaise * rate) / (2 * (100 + rate)))
    // guard: equal-tax-halves
    return { taxablePaise: amountPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 }
  }
  const igstPaise = Math.round((amountPaise * rate) / (100 + rate))
  return { taxablePaise: amountPaise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise }
}
