import type { Invented, Publisher } from './generate.ts'

/** How a publisher's file looks, as far as an operator has it for the import (docs/companies.md). */
interface Layout {
  file: string
  /** Columns in their order, and what each holds. */
  columns: Record<string, (company: Invented) => string>
  /** What the operator says beside the file's name: columns that no guess knows. */
  args: string[]
}

const state = ({ region }: Invented) => region.slice(region.indexOf('-') + 1)
const inPostcode = () => ''
const lower = (text: string) => text.toLowerCase()

export const layouts: Record<Publisher, Layout> = {
  'people-data-labs': {
    file: 'people-data-labs.csv',
    columns: {
      country: ({ countryName }) => lower(countryName),
      founded: () => '',
      id: () => '',
      industry: ({ label }) => label,
      linkedin_url: () => '',
      locality: ({ city }) => lower(city),
      name: ({ name }) => lower(name),
      region: ({ regionName }) => lower(regionName),
      size: ({ employees }) => employees,
      website: ({ website }) => website.replace('https://www.', ''),
    },
    args: [],
  },
  overture: {
    file: 'overture.jsonl',
    columns: {
      name: ({ name }) => name,
      category: ({ label }) => label,
      website: ({ website }) => website,
      phone: ({ phone }) => phone.replaceAll(' ', ''),
      address: ({ address }) => address,
      city: ({ city }) => city,
      region: state,
      postcode: inPostcode,
      country: ({ country }) => country,
    },
    args: [],
  },
  foursquare: {
    file: 'foursquare.csv',
    columns: {
      name: ({ name }) => name,
      website: ({ website }) => website,
      phone: ({ phone }) => phone,
      email: () => '',
      address: ({ address }) => address,
      city: ({ city }) => city,
      region: ({ regionName }) => regionName,
      country: ({ country }) => country,
      industry: ({ label }) => label,
    },
    args: [],
  },
  openstreetmap: {
    file: 'openstreetmap.csv',
    columns: {
      name: ({ name }) => name,
      category: ({ label }) => label,
      website: ({ website }) => website,
      phone: ({ phone }) => phone,
      address: ({ address }) => address,
      city: ({ city }) => city,
      country: ({ country }) => country,
      description: ({ description }) => description,
    },
    args: [],
  },
  'business-list': {
    file: 'business-list.csv',
    columns: {
      'Company Name': ({ name }) => name,
      'Web Address': ({ website }) => website,
      'Phone Number': ({ phone }) => phone,
      'Street Address': ({ address }) => address,
      City: ({ city }) => city,
      State: state,
      'NAICS Code': ({ label }) => label.slice(0, 6),
      'NAICS Title': ({ label }) => label.slice(7),
      Employees: ({ employees }) => employees,
      Country: ({ country }) => country,
      Description: ({ description }) => description,
    },
    args: ['--map', 'website=Web Address', '--map', 'industry=NAICS Title'],
  },
  'companies-house': {
    file: 'companies-house.csv',
    columns: {
      CompanyName: ({ name }) => name.toUpperCase(),
      'RegAddress.AddressLine1': ({ address }) => address.toUpperCase(),
      'RegAddress.PostTown': ({ city }) => city.toUpperCase(),
      'RegAddress.County': ({ regionName }) => regionName.toUpperCase(),
      'RegAddress.Country': () => 'UNITED KINGDOM',
      'RegAddress.PostCode': inPostcode,
      CompanyCategory: () => 'Private Limited Company',
      CompanyStatus: () => 'Active',
      'SICCode.SicText_1': ({ label }) => label,
    },
    args: [
      ...['--map', 'name=CompanyName', '--map', 'industry=SICCode.SicText_1'],
      ...['--map', 'city=RegAddress.PostTown', '--map', 'country=RegAddress.Country'],
      ...['--map', 'address=RegAddress.AddressLine1'],
    ],
  },
  sirene: {
    file: 'sirene.csv',
    columns: {
      siren: () => '',
      denominationUniteLegale: ({ name }) => name.toUpperCase(),
      activitePrincipaleUniteLegale: ({ label }) => label,
      trancheEffectifsUniteLegale: () => 'NN',
      etatAdministratifUniteLegale: () => 'A',
      adresseEtablissement: ({ address }) => address.toUpperCase(),
      codePostalEtablissement: inPostcode,
      libelleCommuneEtablissement: ({ city }) => city.toUpperCase(),
    },
    args: [
      ...['--map', 'name=denominationUniteLegale', '--map', 'industry=activitePrincipaleUniteLegale'],
      ...['--map', 'city=libelleCommuneEtablissement', '--map', 'address=adresseEtablissement'],
    ],
  },
}

/** The first line of a publisher's file; '' where it has none. */
export const headOf = ({ file, columns }: Layout): string =>
  file.endsWith('.csv') ? `${Object.keys(columns).map(quoted).join(',')}\n` : ''

/** A company's line in its publisher's file. */
export function lineOf({ file, columns }: Layout, company: Invented): string {
  const cells = Object.entries(columns).map(([name, cell]) => [name, cell(company)] as const)
  if (file.endsWith('.csv')) return `${cells.map(([, cell]) => quoted(cell)).join(',')}\n`
  return `${JSON.stringify(Object.fromEntries(cells.map(([name, cell]) => [name, cell || null])))}\n`
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
