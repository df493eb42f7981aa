import { HELD_SPACE } from './fill.ts'
import type { LanguageName } from './language.ts'

/** How many people a company has; without `to`, that many or more. */
export interface Size {
  from: number
  to?: number
}

/** What a search for companies calls them. */
const NAMED: Readonly<Record<string, Size>> = {
  small: { from: 1, to: 50 },
  medium: { from: 51, to: 500 },
  large: { from: 501 },
}

/** Reads "51-200", "1001+", "Small (1-50 employees)", "Small"; undefined where a text has no such figures. */
export function sizeIn(text: string): Size | undefined {
  const named = NAMED[text.trim().toLowerCase()]
  if (named) return named
  const [, from, to, plus] = /(\d[\d,.]*)\s*(?:[-–]\s*(\d[\d,.]*)|(\+))/.exec(text) ?? []
  if (!from) return undefined
  if (plus) return { from: whole(from) }
  return to && whole(to) > whole(from) ? { from: whole(from), to: whole(to) } : undefined
}

const whole = (figure: string) => Number(figure.replace(/[,.]/g, ''))

const FIGURE = /\d+(?:[.,]\d+)*/g
const SIGNS: Readonly<Record<string, string>> = { eur: '€', euro: '€', euros: '€', usd: '$', gbp: '£' }

/**
 * A price of nothing but money, in a language's writing: "$1,200-4,500" as "1.200 bis 4.500 $".
 * @returns with HELD_SPACE for its spaces; '' where other words stand with it, or which thousands and decimals it has can not be told
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

/** Three digits after a mark are thousands, one or two are decimals. */
function amountOf(figure: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(figure)?.[1]
  const before = decimals === undefined ? figure : figure.slice(0, -decimals.length - 1)
  const isGrouped = before
    .split(/[.,]/)
    .slice(1)
    .every((group) => group.length === 3)
  return isGrouped ? Number(`${before.replace(/[.,]/g, '')}.${decimals ?? '0'}`) : Number.NaN
}
