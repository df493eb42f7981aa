import { HELD_SPACE } from './fill.ts'
import type { LanguageName } from './language.ts'

const FIGURE = /\d+(?:[.,]\d+)*/g
const SIGNS: Readonly<Record<string, string>> = { eur: '€', euro: '€', euros: '€', usd: '$', gbp: '£' }

/**
 * A price in the notation of a language: "1.200–4.500 $" for "$1,200-4,500" in German.
 * @returns the price with HELD_SPACE for its spaces; '' if the text has other words, or if it is unclear which marks
 * are   thousands separators
 */
export function moneyIn(price: string, language: LanguageName): string {
  if (language === 'en') return price
  const figures = price.match(FIGURE) ?? []
  const amounts = figures.map(amountOf)
  const rest = price.replace(FIGURE, ' ').replace(/[-–]/g, ' ').trim().split(/\s+/).filter(Boolean)
  const [sign = '', ...others] = [...new Set(rest.map((word) => SIGNS[word.toLowerCase()] ?? word))]
  const isMoney = /^(?:\p{Sc}|[A-Z]{3})$/u.test(sign) && others.length === 0
  if (!isMoney || amounts.length === 0 || amounts.length > 2 || amounts.some(Number.isNaN)) return ''
  const format = new Intl.NumberFormat(language, { useGrouping: 'always' })
  const written = amounts.map((amount) => format.format(amount)).join('–')
  return `${written} ${sign}`.replace(/\s/g, HELD_SPACE)
}

/** The value of a figure. Three digits after a mark are thousands, one or two are decimals; NaN for anything else. */
function amountOf(figure: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(figure)?.[1]
  const before = decimals === undefined ? figure : figure.slice(0, -decimals.length - 1)
  const isGrouped = before
    .split(/[.,]/)
    .slice(1)
    .every((group) => group.length === 3)
  return isGrouped ? Number(`${before.replace(/[.,]/g, '')}.${decimals ?? '0'}`) : Number.NaN
}
