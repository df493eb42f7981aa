import { furtherFields } from '#app/entities/lead/furtherFields.ts'
import type { Lead, Way } from '#db/model/entities/lead.ts'
import type { Column, LeadTable, Products } from './table.ts'

/** A way to reach somebody on a line of its own: "phone (Work): +47 55 12 34 56". */
const wayLine = ({ kind, label, value }: Way): string => `${kind}${label && ` (${label})`}: ${value}`

/** Columns of fields that few leads have. */
const rare: readonly Column[] = [
  { header: 'Further Contact Data', width: 44, text: ({ ways }) => ways.map(wayLine).join('\n') },
  { header: 'Tags', width: 26, text: ({ tags }) => tags.join(', ') },
  { header: 'Do Not Contact', width: 16, text: ({ optOuts }) => optOuts.join(', ') },
  { header: 'Deal Value', width: 14, text: ({ dealValue }) => String(dealValue ?? '') },
  { header: 'Deal Currency', width: 14, text: ({ dealCurrency }) => dealCurrency },
  { header: 'Deal Month', width: 14, text: ({ dealMonth }) => dealMonth },
  { header: 'Visit Every (Weeks)', width: 12, text: ({ rhythmWeeks }) => String(rhythmWeeks ?? '') },
  ...furtherFields.map(({ name, label }) => ({ header: label, width: 26, text: (lead: Lead) => lead[name] })),
  {
    header: 'Source IDs',
    width: 26,
    text: ({ sourceIds }) => sourceIds.map(({ source, id }) => `${source}: ${id}`).join('\n'),
  },
]

/** The most columns that leads bring along from other files, each lead up to forty of them. */
const MOST_EXTRA = 200

function extraColumns(leads: readonly Lead[]): Column[] {
  const names = new Set<string>()
  for (const { extra } of leads) for (const { name } of extra) names.add(name)
  return [...names].slice(0, MOST_EXTRA).map((header) => ({
    header,
    width: 22,
    text: ({ extra }) =>
      extra
        .filter(({ name }) => name === header)
        .map(({ value }) => value)
        .join('\n'),
  }))
}

/** The same table with the columns that few leads have, as far as some of these leads fill them. */
export const withRare = (table: LeadTable, leads: readonly Lead[]): LeadTable => ({
  ...table,
  columns: [
    ...table.columns,
    ...rare.filter(({ text }) => leads.some((lead) => text(lead, NO_PRODUCTS))),
    ...extraColumns(leads),
  ],
})
const NO_PRODUCTS: Products = new Map()
