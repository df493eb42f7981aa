/** The languages of the sites. */
export const languages = ['de', 'en', 'fr', 'es', 'it', 'nl', 'pl', 'sv'] as const
export type Language = (typeof languages)[number]

/** Where the companies are, by ISO 3166, and what others dial before their numbers. */
export const callingCodes = {
  AR: '54',
  AT: '43',
  AU: '61',
  BE: '32',
  CA: '1',
  CH: '41',
  DE: '49',
  ES: '34',
  FR: '33',
  GB: '44',
  IE: '353',
  IT: '39',
  MX: '52',
  NL: '31',
  PL: '48',
  SE: '46',
  US: '1',
} as const
export type Country = keyof typeof callingCodes

/** What a site is made with. */
export type Kind =
  | 'bootstrap'
  | 'contao'
  | 'divi'
  | 'drupal'
  | 'elementor'
  | 'godaddy'
  | 'gutenberg'
  | 'handmade'
  | 'ionos'
  | 'jimdo'
  | 'joomla'
  | 'nuxt'
  | 'prestashop'
  | 'react'
  | 'shopify'
  | 'squarespace'
  | 'typo3'
  | 'webflow'
  | 'wix'
  | 'wpbakery'

/** Whom a rep asks for, by what is sold. */
export type Asked = 'owner' | 'procurement' | 'operations' | 'marketing' | 'it' | 'office'

/** What a site answers at one path. */
export interface Answer {
  /** Default 200. */
  status?: number
  location?: string
  type?: string
  charset?: 'latin1'
  body?: string
}

/** Somebody who is named with a role, and how they are reached where that is published. */
export interface KnownPerson {
  name: string
  /** As published; with semicolons between what different pages say. */
  role: string
  email?: string
  /** E.164. */
  phone?: string
}

/** A company's site as it is published, and what a rep should be told of it. */
export interface Site {
  /** As a directory has it. */
  host: string
  /** Further names that it answers under, "www." most of them. */
  alias?: readonly string[]
  language: Language
  country: Country
  kind: Kind
  /** What is peculiar about it, in a line. */
  about: string
  /** By path with its query; all else is 404, a text is HTML. "https://HOST" in it stands for where it is served. */
  pages: Readonly<Record<string, string | Answer>>
  asked: Asked
  /** The addresses that a rep would write to for such a product, each as good as the others. */
  best?: readonly string[]
  /** Addresses that do no harm. */
  fine?: readonly string[]
  /** What is not to be offered at all: others' addresses and numbers (E.164), placeholders, faxes. */
  never?: readonly string[]
  /** In E.164, those that reach the company. */
  phones?: readonly string[]
  /** Everybody who is named with a role, the one to ask for first. */
  people?: readonly KnownPerson[]
  /** Who is named on the site and is none of the company's. */
  strangers?: readonly string[]
  /** Beginnings of paths that robots.txt closes. */
  closed?: readonly string[]
}
