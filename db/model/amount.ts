/**
 * An amount as people write it, without a currency: "12000", "12,000", "12.000,50", "1'200.5". The last comma or point
 * separates decimals if one or two digits follow it.
 * @returns undefined if it is none
 */
export function amountOf(text: string): number | undefined {
  const plain = text.replace(/[\s'’]/g, '')
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  return /^\d[\d.,]*$/.test(whole) ? Number(`${whole.replace(/[.,]/g, '')}.${decimals || 0}`) : undefined
}
