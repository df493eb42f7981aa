import { expect, test } from 'vitest'
import { entryOf } from '#api/companies/import/mapping.ts'
import { previewOf } from '#api/companies/import/preview.ts'
import { rowsIn } from '#api/companies/import/rows.ts'

/** What an import would make of a file: its layout, its companies without what is empty, and why others are left out. */
async function read(text: string) {
  const bytes = Buffer.from(text)
  const { published, format, mapping } = await previewOf(bytes)
  const companies: object[] = []
  const positions: unknown[] = []
  const leftOut: string[] = []
  const input = (async function* () {
    yield bytes
  })()
  for await (const rows of rowsIn(input, format)) {
    for (const { cells, reason = '' } of rows) {
      const entry = cells ? entryOf(cells, mapping) : { reason }
      if ('reason' in entry) leftOut.push(entry.reason)
      else {
        const { position, ...texts } = entry
        positions.push(position)
        companies.push(Object.fromEntries(Object.entries(texts).filter(([, value]) => value.length > 0)))
      }
    }
  }
  return { published, companies, positions, leftOut }
}

/** A CSV row for a header: what is not said is empty. */
function rowFor(header: string, cells: Record<string, string>): string {
  const row = header.split(',').map((column) => `"${(cells[column.trim()] ?? '').replaceAll('"', '""')}"`)
  return row.join(',')
}
const csv = (header: string, ...rows: Record<string, string>[]) =>
  [header, ...rows.map((row) => rowFor(header, row))].join('\n')

const overturePlace = {
  version: 1,
  confidence: 0.97,
  operating_status: 'open',
  sources: [{ property: '', dataset: 'meta', record_id: '1', update_time: '2026-01-12T00:00:00Z' }],
  names: { primary: 'Bäckerei Kolb', common: { en: 'Kolb Bakery' }, rules: null },
  categories: { primary: 'bakery', alternate: ['coffee_shop', 'food'] },
  websites: ['https://kolb.example/'],
  socials: ['https://www.facebook.com/1'],
  phones: ['+498331123'],
  addresses: [
    { freeform: 'Marktplatz 4', locality: 'Memmingen', postcode: '87700', region: 'DE-BY', country: 'DE' },
  ],
}
const bakery = {
  name: 'Bäckerei Kolb',
  website: 'https://kolb.example',
  industry: 'bakery',
  city: 'Memmingen',
  region: 'DE-BY',
  country: 'DE',
  tags: ['coffee shop', 'food'],
  phone: '+498331123',
  address: 'Marktplatz 4, 87700 Memmingen',
  asOf: '2026-01-12',
}
const feature = (properties: object, more: object = {}) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [10.18, 47.98] },
  properties,
  ...more,
})
const { websites: _websites, phones: _phones, ...overtureUnsited } = overturePlace

const foursquareHeader =
  'fsq_place_id,name,latitude,longitude,address,locality,region,postcode,admin_region,post_town,po_box,country,date_created,date_refreshed,date_closed,tel,website,email,facebook_id,instagram,twitter,fsq_category_ids,fsq_category_labels,placemaker_url,unresolved_flags'
const companiesHouseHeader =
  'CompanyName, CompanyNumber,RegAddress.CareOf,RegAddress.POBox,RegAddress.AddressLine1, RegAddress.AddressLine2,RegAddress.PostTown,RegAddress.County,RegAddress.Country,RegAddress.PostCode,CompanyCategory,CompanyStatus,CountryOfOrigin,DissolutionDate,IncorporationDate,Accounts.AccountRefDay,Accounts.AccountRefMonth,Accounts.NextDueDate,Accounts.LastMadeUpDate,Accounts.AccountCategory,Returns.NextDueDate,Returns.LastMadeUpDate,Mortgages.NumMortCharges,Mortgages.NumMortOutstanding,Mortgages.NumMortPartSatisfied,Mortgages.NumMortSatisfied,SICCode.SicText_1,SICCode.SicText_2,SICCode.SicText_3,SICCode.SicText_4,LimitedPartnerships.NumGenPartners,LimitedPartnerships.NumLimPartners,URI,PreviousName_1.CONDATE, PreviousName_1.CompanyName, ConfStmtNextDueDate, ConfStmtLastMadeUpDate'
const uniteLegaleHeader =
  'siren,statutDiffusionUniteLegale,unitePurgeeUniteLegale,dateCreationUniteLegale,sigleUniteLegale,sexeUniteLegale,prenom1UniteLegale,prenom2UniteLegale,prenom3UniteLegale,prenom4UniteLegale,prenomUsuelUniteLegale,pseudonymeUniteLegale,identifiantAssociationUniteLegale,trancheEffectifsUniteLegale,anneeEffectifsUniteLegale,dateDernierTraitementUniteLegale,nombrePeriodesUniteLegale,categorieEntreprise,anneeCategorieEntreprise,dateDebut,etatAdministratifUniteLegale,nomUniteLegale,nomUsageUniteLegale,denominationUniteLegale,denominationUsuelle1UniteLegale,denominationUsuelle2UniteLegale,denominationUsuelle3UniteLegale,categorieJuridiqueUniteLegale,activitePrincipaleUniteLegale,nomenclatureActivitePrincipaleUniteLegale,nicSiegeUniteLegale,economieSocialeSolidaireUniteLegale,societeMissionUniteLegale,caractereEmployeurUniteLegale'
const etablissementHeader =
  'siren,nic,siret,statutDiffusionEtablissement,dateCreationEtablissement,trancheEffectifsEtablissement,anneeEffectifsEtablissement,activitePrincipaleRegistreMetiersEtablissement,dateDernierTraitementEtablissement,etablissementSiege,nombrePeriodesEtablissement,complementAdresseEtablissement,numeroVoieEtablissement,indiceRepetitionEtablissement,typeVoieEtablissement,libelleVoieEtablissement,codePostalEtablissement,libelleCommuneEtablissement,libelleCommuneEtrangerEtablissement,distributionSpecialeEtablissement,codeCommuneEtablissement,codePaysEtrangerEtablissement,libellePaysEtrangerEtablissement,dateDebut,etatAdministratifEtablissement,enseigne1Etablissement,enseigne2Etablissement,enseigne3Etablissement,denominationUsuelleEtablissement,activitePrincipaleEtablissement,nomenclatureActivitePrincipaleEtablissement,caractereEmployeurEtablissement'
const gleifHeader =
  'LEI,Entity.LegalName,Entity.LegalName.xmllang,Entity.LegalAddress.FirstAddressLine,Entity.LegalAddress.AdditionalAddressLine.1,Entity.LegalAddress.City,Entity.LegalAddress.Region,Entity.LegalAddress.Country,Entity.LegalAddress.PostalCode,Entity.HeadquartersAddress.FirstAddressLine,Entity.HeadquartersAddress.AdditionalAddressLine.1,Entity.HeadquartersAddress.City,Entity.HeadquartersAddress.Region,Entity.HeadquartersAddress.Country,Entity.HeadquartersAddress.PostalCode,Entity.LegalJurisdiction,Entity.EntityCategory,Entity.EntityStatus,Registration.InitialRegistrationDate,Registration.LastUpdateDate,Registration.RegistrationStatus'

const wikidataRow = {
  company: 'http://www.wikidata.org/entity/Q900000001',
  companyLabel: 'Koelvlot Holding',
  website: 'https://koelvlot.example/',
  industryLabel: 'logistics',
  employees: '1234',
  cityLabel: 'Rotterdam',
  countryCode: 'NL',
}
const koelvlotHolding = {
  name: 'Koelvlot Holding',
  website: 'https://koelvlot.example',
  industry: 'logistics',
  size: 'Large',
  city: 'Rotterdam',
  country: 'NL',
  page: 'http://www.wikidata.org/entity/Q900000001',
}
const unnamedRow = { ...wikidataRow, companyLabel: 'Q900000002' }
const bindings = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name === 'company' ? { type: 'uri', value } : { 'xml:lang': 'en', type: 'literal', value },
    ]),
  )

const cases: [string, string, { published: string; companies: object[]; leftOut?: string[] }][] = [
  [
    'Overture places as a GeoJSON sequence',
    [
      feature(overturePlace, { id: '08f' }),
      feature({ ...overturePlace, operating_status: 'permanently_closed' }, { id: '08a' }),
    ]
      .map((row) => `\x1e${JSON.stringify(row)}\n`)
      .join(''),
    { published: 'Overture Maps, Places', companies: [bakery], leftOut: ['has closed'] },
  ],
  [
    'Overture places as JSON Lines',
    [
      { id: '08f', geometry: 'POINT (10.18 47.98)', ...overturePlace },
      { id: '08b', ...overtureUnsited, categories: null, taxonomy: { primary: 'bakery' } },
    ]
      .map((row) => JSON.stringify(row))
      .join('\n'),
    {
      published: 'Overture Maps, Places',
      companies: [bakery, { ...without(bakery, 'website', 'phone', 'tags') }],
    },
  ],
  [
    'Foursquare OS Places',
    csv(
      foursquareHeader,
      {
        fsq_place_id: '4b05',
        name: 'Kolb Café',
        address: 'Marktplatz 4',
        locality: 'Memmingen',
        region: 'Bayern',
        postcode: '87700',
        country: 'DE',
        date_refreshed: '2026-02-01',
        tel: '08331 123',
        fsq_category_ids: '[a, b]',
        fsq_category_labels:
          '[Dining and Drinking > Cafe, Coffee, and Tea House > Coffee Shop, Retail > Food and Beverage Retail > Bakery]',
      },
      { fsq_place_id: '4b06', name: 'Gone', date_closed: '2023-05-01', website: 'gone.example' },
      { fsq_place_id: '4b07', name: 'At home', address: 'Ring 1', unresolved_flags: '[privatevenue]' },
    ),
    {
      published: 'Foursquare OS Places',
      companies: [
        {
          name: 'Kolb Café',
          phone: '08331 123',
          address: 'Marktplatz 4, 87700 Memmingen',
          industry: 'Dining and Drinking > Cafe, Coffee, and Tea House > Coffee Shop',
          city: 'Memmingen',
          region: 'Bayern',
          country: 'DE',
          tags: ['Bakery'],
          page: 'https://foursquare.com/v/4b05',
          asOf: '2026-02-01',
        },
      ],
      leftOut: ['has closed', 'is marked as “privatevenue”'],
    },
  ],
  [
    'the free data set of People Data Labs',
    csv(
      'country,founded,id,industry,linkedin_url,locality,name,region,size,website',
      {
        country: 'united states',
        industry: 'dairy',
        locality: 'san francisco',
        name: 'acme of the bay',
        region: 'california',
        size: '51-200',
        website: 'acme.example',
        linkedin_url: 'linkedin.com/company/a',
      },
      { country: 'germany', industry: 'dairy', locality: 'munich', name: 'nowhere gmbh' },
    ),
    {
      published: 'People Data Labs',
      companies: [
        {
          name: 'Acme Of The Bay',
          website: 'https://acme.example',
          industry: 'dairy',
          size: 'Medium',
          city: 'San Francisco',
          region: 'California',
          country: 'US',
        },
      ],
      leftOut: ['has no website, phone or address'],
    },
  ],
  [
    'Wikidata as CSV',
    csv(Object.keys(wikidataRow).join(','), wikidataRow, unnamedRow),
    { published: 'Wikidata', companies: [koelvlotHolding], leftOut: ['has no name'] },
  ],
  [
    'Wikidata as the page’s JSON',
    JSON.stringify([wikidataRow, unnamedRow]),
    { published: 'Wikidata', companies: [koelvlotHolding], leftOut: ['has no name'] },
  ],
  [
    'Wikidata as the service’s JSON',
    JSON.stringify(
      { head: { vars: Object.keys(wikidataRow) }, results: { bindings: [bindings(wikidataRow)] } },
      null,
      1,
    ),
    { published: 'Wikidata', companies: [koelvlotHolding] },
  ],
  [
    'an extract of OpenStreetMap',
    [
      feature(
        {
          shop: 'bakery',
          name: 'Kolb',
          'contact:phone': '+49 8331 123456',
          'addr:street': 'Marktplatz',
          'addr:housenumber': '4',
          'addr:postcode': '87700',
          'addr:city': 'Memmingen',
          'addr:country': 'DE',
        },
        { id: 'n41' },
      ),
      feature(
        { building: 'yes', office: 'lawyer', name: 'Recht', website: 'https://recht.example' },
        { id: 'a84' },
      ),
      feature(
        { building: 'yes', name: 'House', 'addr:street': 'Ring', 'addr:housenumber': '1' },
        { id: 'w12' },
      ),
      feature({ shop: 'bakery', name: 'Nowhere' }, { id: 'n42' }),
    ]
      .map((row) => JSON.stringify(row))
      .join('\n'),
    {
      published: 'OpenStreetMap',
      companies: [
        {
          name: 'Kolb',
          industry: 'shop=bakery',
          phone: '+49 8331 123456',
          city: 'Memmingen',
          country: 'DE',
          address: 'Marktplatz 4, 87700 Memmingen',
          page: 'https://www.openstreetmap.org/node/41',
        },
        {
          name: 'Recht',
          industry: 'office=lawyer',
          website: 'https://recht.example',
          page: 'https://www.openstreetmap.org/way/42',
        },
      ],
      leftOut: ['is no business', 'has no website, phone or address'],
    },
  ],
  [
    'a GeoJSON file of OpenStreetMap',
    JSON.stringify(
      {
        type: 'FeatureCollection',
        features: [feature({ '@id': 'way/12', craft: 'brewery', name: 'Bräu', phone: '+49 8331 99' })],
      },
      null,
      2,
    ),
    {
      published: 'OpenStreetMap',
      companies: [
        {
          name: 'Bräu',
          industry: 'craft=brewery',
          phone: '+49 8331 99',
          page: 'https://www.openstreetmap.org/way/12',
        },
      ],
    },
  ],
  [
    'Companies House',
    csv(
      companiesHouseHeader,
      {
        CompanyName: 'KOLB BAKERY LIMITED',
        CompanyNumber: '01234567',
        CompanyStatus: 'Active',
        'RegAddress.AddressLine1': '4 MARKET PLACE',
        'RegAddress.PostTown': 'LEEDS',
        'RegAddress.County': 'WEST YORKSHIRE',
        'RegAddress.Country': 'ENGLAND',
        'RegAddress.PostCode': 'LS1 1AA',
        'Accounts.AccountCategory': 'MICRO ENTITY',
        'SICCode.SicText_1': '10710 - Manufacture of bread; manufacture of fresh pastry goods and cakes',
      },
      { CompanyName: 'GONE LIMITED', CompanyStatus: 'Liquidation', 'RegAddress.AddressLine1': '1 RING' },
      {
        CompanyName: 'ASLEEP LIMITED',
        CompanyStatus: 'Active',
        'SICCode.SicText_1': '99999 - Dormant Company',
      },
    ),
    {
      published: 'Companies House, basic company data',
      companies: [
        {
          name: 'KOLB BAKERY LIMITED',
          industry: '10710 - Manufacture of bread; manufacture of fresh pastry goods and cakes',
          size: 'Small',
          city: 'Leeds',
          region: 'West Yorkshire',
          country: 'GB',
          address: '4 Market Place, Leeds, LS1 1AA',
          page: 'https://find-and-update.company-information.service.gov.uk/company/01234567',
        },
      ],
      leftOut: ['is not active', 'does not trade'],
    },
  ],
  [
    'Sirene, companies',
    csv(
      uniteLegaleHeader,
      {
        siren: '900000001',
        statutDiffusionUniteLegale: 'O',
        etatAdministratifUniteLegale: 'A',
        denominationUniteLegale: 'BOULANGERIE KOLB',
        activitePrincipaleUniteLegale: '10.71C',
        nomenclatureActivitePrincipaleUniteLegale: 'NAFRev2',
        trancheEffectifsUniteLegale: '12',
      },
      { siren: '900000002', etatAdministratifUniteLegale: 'C', denominationUniteLegale: 'FINI' },
      { siren: '900000003', statutDiffusionUniteLegale: 'P', denominationUniteLegale: '[ND]' },
      {
        siren: '900000004',
        denominationUniteLegale: 'VIEUX',
        activitePrincipaleUniteLegale: '74.1Z',
        nomenclatureActivitePrincipaleUniteLegale: 'NAF1993',
      },
    ),
    {
      published: 'Sirene',
      companies: [
        {
          name: 'BOULANGERIE KOLB',
          industry: 'NACE 10.71',
          size: 'Small',
          country: 'FR',
          page: 'https://annuaire-entreprises.data.gouv.fr/entreprise/900000001',
        },
        {
          name: 'VIEUX',
          country: 'FR',
          page: 'https://annuaire-entreprises.data.gouv.fr/entreprise/900000004',
        },
      ],
      leftOut: ['has closed', 'objects to being used for advertising'],
    },
  ],
  [
    'Sirene, premises',
    csv(
      etablissementHeader,
      {
        siren: '900000001',
        siret: '90000000100012',
        statutDiffusionEtablissement: 'O',
        etatAdministratifEtablissement: 'A',
        numeroVoieEtablissement: '4',
        typeVoieEtablissement: 'RUE',
        libelleVoieEtablissement: 'DU MARCHE',
        codePostalEtablissement: '69001',
        libelleCommuneEtablissement: 'LYON',
        enseigne1Etablissement: 'AU BON PAIN',
        activitePrincipaleEtablissement: '10.71C',
        nomenclatureActivitePrincipaleEtablissement: 'NAFRev2',
      },
      {
        siren: '900000001',
        siret: '90000000100020',
        etatAdministratifEtablissement: 'F',
        enseigne1Etablissement: 'FINI',
      },
    ),
    {
      published: 'Sirene',
      companies: [
        {
          name: 'AU BON PAIN',
          industry: 'NACE 10.71',
          city: 'Lyon',
          country: 'FR',
          address: '4 RUE DU MARCHE, 69001 Lyon',
          page: 'https://annuaire-entreprises.data.gouv.fr/entreprise/900000001',
        },
      ],
      leftOut: ['has closed'],
    },
  ],
  [
    'GLEIF',
    csv(
      gleifHeader,
      {
        LEI: '5299000000000000AA01',
        'Entity.LegalName': 'Koelvlot Holding B.V.',
        'Entity.EntityCategory': 'GENERAL',
        'Entity.EntityStatus': 'ACTIVE',
        'Registration.LastUpdateDate': '2026-03-04T05:06:07Z',
        'Entity.HeadquartersAddress.FirstAddressLine': 'Kade 1',
        'Entity.HeadquartersAddress.City': 'Rotterdam',
        'Entity.HeadquartersAddress.Country': 'NL',
        'Entity.HeadquartersAddress.PostalCode': '3011 AB',
      },
      {
        LEI: '5299000000000000AA02',
        'Entity.LegalName': 'Fund',
        'Entity.EntityCategory': 'FUND',
        'Entity.EntityStatus': 'ACTIVE',
      },
      { LEI: '5299000000000000AA03', 'Entity.LegalName': 'Gone', 'Entity.EntityStatus': 'INACTIVE' },
    ),
    {
      published: 'GLEIF, Global LEI Index',
      companies: [
        {
          name: 'Koelvlot Holding B.V.',
          city: 'Rotterdam',
          country: 'NL',
          asOf: '2026-03-04',
          address: 'Kade 1, 3011 AB Rotterdam',
          page: 'https://search.gleif.org/#/record/5299000000000000AA01',
        },
      ],
      leftOut: ['is a fund', 'is not active'],
    },
  ],
]

test.each(cases)('%s is read as published', async (_name, text, { published, companies, leftOut = [] }) => {
  const { positions: _positions, ...asPublished } = await read(text)
  expect(asPublished).toEqual({ published, companies, leftOut })
})

test('a list of one’s own is nobody’s layout', async () => {
  expect(await read('name,website\nAcme,acme.example\n')).toMatchObject({ published: '', companies: [{}] })
})

test('what is cut off or damaged within JSON is told', async () => {
  const cut = JSON.stringify([wikidataRow, wikidataRow]).slice(0, -40)
  expect(await read(cut)).toMatchObject({ companies: [{}], leftOut: ['is no JSON object'] })
})

function without(row: Record<string, unknown>, ...fields: string[]) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !fields.includes(name)))
}

test.each([
  ['a GeoJSON point', JSON.stringify(feature({ ...overturePlace }))],
  [
    'an outline',
    JSON.stringify(
      feature({ ...overturePlace }, { geometry: { type: 'Polygon', coordinates: [[[10.18, 47.98]]] } }),
    ),
  ],
  [
    'a box',
    JSON.stringify({ ...overturePlace, bbox: { xmin: 10.18, xmax: 10.18, ymin: 47.98, ymax: 47.98 } }),
  ],
  ['columns', 'name,website,latitude,longitude\nKolb,kolb.example,47.98,10.18'],
])('a position is read from %s', async (_, text) => {
  expect((await read(`${text}\n`)).positions).toEqual([{ latitude: 47.98, longitude: 10.18 }])
})

test.each(['95,10.18', '0,0', ',10.18', 'north,east'])('“%s” is no position', async (columns) => {
  const { positions } = await read(`name,website,latitude,longitude\nKolb,kolb.example,${columns}\n`)
  expect(positions).toEqual([null])
})
