import type { Cell, SheetColumn } from '#app/data/files/workbook.ts'
import { type Owners, ownerName } from '#app/entities/lead/owners.ts'
import { productLine } from '#app/entities/product/productLine.ts'
import { longDate, usDate } from '#app/ui/dates.ts'
import { isScored, type Lead, shownStatus } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { scoreOf } from '#db/model/score.ts'
import { capitalised } from '#db/model/text.ts'

export type Products = ReadonlyMap<number, Product>

/** A column of a list of leads as a file. */
export interface Column extends SheetColumn {
  text(lead: Lead, products: Products): string
  /** The moment that the text is about, for a file that has dates. */
  moment?(lead: Lead): Date
}

/** The format of a list of leads as a file. */
export interface LeadTable {
  sheet: string
  /** The file's name, before the date. */
  file: string
  columns: readonly Column[]
}

const fullName: Column = { header: 'Full Name', width: 26, text: (lead) => lead.fullName }
const email: Column = { header: 'Email', width: 32, text: (lead) => lead.email }
const company: Column = { header: 'Company', width: 28, text: (lead) => lead.company }
const position: Column = { header: 'Position', width: 24, text: (lead) => lead.position }
const industry: Column = { header: 'Industry', width: 22, text: (lead) => lead.industry }
const companySize: Column = { header: 'Company Size', width: 16, text: (lead) => lead.companySize }
const notes: Column = { header: 'Notes', width: 60, text: (lead) => lead.notes }
const phone: Column = { header: 'Phone', width: 20, text: (lead) => lead.phoneNumber }
const linkedIn: Column = { header: 'LinkedIn URL', width: 44, text: (lead) => lead.linkedInUrl }
const website: Column = { header: 'Company Website', width: 36, text: (lead) => lead.companyUrl }
const address: Column = { header: 'Address', width: 44, text: (lead) => lead.address }
const place: Column = {
  header: 'Place',
  width: 22,
  text: ({ place }) => (place ? `${place.latitude}, ${place.longitude}` : ''),
}
const photo: Column = { header: 'Photo', width: 30, text: (lead) => lead.avatarUrl }
const score: Column = {
  header: 'Match Score',
  width: 14,
  text: (lead) => (isScored(lead) ? `${scoreOf(lead.matchScore)}%` : ''),
}
const status: Column = { header: 'Status', width: 14, text: (lead) => capitalised(shownStatus(lead)) }
const product: Column = {
  header: 'Product',
  width: 36,
  text: ({ productId }, products) => productLine(productId, products.get(productId ?? 0)) ?? '',
}
const added = { header: 'Added On', moment: (lead: Lead) => new Date(lead.createdAt) }

/** Generated leads as a file; dates as in their list. */
export const generatedTable: LeadTable = {
  sheet: 'Generated Leads',
  file: 'generated-leads',
  columns: [
    ...[fullName, email, company, position, industry, companySize, score, linkedIn, notes],
    { ...added, width: 14, format: 'm/d/yyyy', text: (lead) => usDate(lead.createdAt) },
    ...[phone, website, address, place, product, status, photo],
  ],
}

/** Managed leads as a file; dates and statuses as in their list. */
export const leadsTable: LeadTable = {
  sheet: 'Leads',
  file: 'leads',
  columns: [
    ...[fullName, email, company, product, position, industry, companySize, phone, status, notes],
    {
      ...added,
      width: 26,
      format: 'mmm d, yyyy "at" h:mm AM/PM',
      text: (lead) => longDate(lead.createdAt),
    },
    ...[website, linkedIn, address, place, score, photo],
  ],
}

/** The same table with the names of the leads' owners as its last column. */
export const withOwners = (table: LeadTable, owners: Owners): LeadTable => ({
  ...table,
  columns: [
    ...table.columns,
    {
      header: 'Owner',
      width: 26,
      text: ({ ownerId }) => (ownerId === null ? '' : ownerName(ownerId, owners)),
    },
  ],
})

/** The texts of leads in the order of the table's columns; '' for empty values. */
export const textsOf = (table: LeadTable, leads: readonly Lead[], products: Products): string[][] =>
  leads.map((lead) => table.columns.map(({ text }) => text(lead, products)))

/** The same for a file that has dates. */
export const cellsOf = (table: LeadTable, leads: readonly Lead[], products: Products): Cell[][] =>
  leads.map((lead) => table.columns.map(({ text, moment }) => moment?.(lead) ?? text(lead, products)))
