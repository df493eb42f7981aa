import type { ComposerLead, ComposerProduct, ComposerSender } from '#db/composer/facts.ts'
import type { Found } from '#db/model/entities/source.ts'

/** Who writes: made up, like all products and leads here. */
export const sender: ComposerSender = {
  fullName: 'Mara Lind',
  position: 'Field Sales',
  company: 'Nordlys Trading',
}

const priced = { price_range: 'On request' }

/** What the team sells, each described in one language. */
export const products = {
  ovens: {
    ...priced,
    name: 'Hearth deck ovens',
    description:
      'Deck ovens that heat each deck on its own, so that bread and pastry bake side by side. They run on electricity and fit through a normal door.',
    brand: 'Hearth',
    value: '14,900-32,000',
  },
  logger: {
    ...priced,
    name: 'ColdTrace logger',
    description:
      'A palm-sized temperature logger that travels with chilled goods and sends an alarm before they get too warm. The record can be printed for each delivery.',
    brand: 'ColdTrace',
    value: '240',
  },
  roster: {
    ...priced,
    name: 'Schichtplan',
    description:
      'Ein Programm für Dienstpläne, das Wünsche, Urlaub und Ruhezeiten kennt und bei einem Ausfall sofort zeigt, wer einspringen kann. Es läuft im Browser und auf dem Telefon.',
    brand: 'Schichtplan',
    value: '4 € je Person und Monat',
  },
  cleaning: {
    ...priced,
    name: 'Clairsol 40',
    description:
      'Une autolaveuse compacte qui lave et sèche le sol en un passage, même entre les rayons. La batterie se change en une minute.',
    brand: 'Clairsol',
    value: '3200 EUR',
  },
  lights: {
    ...priced,
    name: 'Luz Norte',
    description:
      'Iluminación LED para naves y talleres, con sensores que bajan la luz donde no hay nadie. El montaje se hace sin parar el trabajo.',
    brand: 'Luz Norte',
    value: 'Según proyecto',
  },
} satisfies Record<string, ComposerProduct>

/** A lead, and what it is written about. */
interface Pair {
  lead: ComposerLead
  product: ComposerProduct
}

const { ovens, logger, roster, cleaning, lights } = products

type Row = readonly [
  product: ComposerProduct,
  company: string,
  fullName: string,
  position: string,
  industry: string,
  companySize: string,
  address: string,
]

const rows: readonly Row[] = [
  [
    ovens,
    'Harrow Lane Bakery Ltd',
    'Jonah Whitcombe',
    '',
    'Bakeries',
    '11-50',
    '4 Harrow Lane, Leeds LS6 2AB, United Kingdom',
  ],
  [
    logger,
    'Fjellvik Seafood AS',
    'Ingrid Solheim',
    'Head of Quality',
    'Seafood wholesale',
    '51-200',
    'Strandgaten 1, 5003 Bergen, Norway',
  ],
  [
    roster,
    'Seniorenhaus Lindenhof gGmbH',
    'Frau Dr. Petra Öhler',
    '',
    'Altenpflege',
    '51-200',
    'Lindenstraße 12, 79098 Freiburg, Deutschland',
  ],
  [
    cleaning,
    'Marché des Tilleuls SARL',
    'Camille Roussel',
    '',
    'Supermarché',
    '11-50',
    '18 rue des Tilleuls, 69003 Lyon, France',
  ],
  [
    lights,
    'Talleres Ordóñez S.L.',
    'Sr. Rubén Ordóñez',
    '',
    'Taller mecánico',
    '1-10',
    'Calle del Molino 7, 46007 Valencia, España',
  ],
  [
    logger,
    'Kestrel Chilled Haulage',
    'Priya Nair',
    'Operations Manager',
    'Transport and logistics',
    '201-500',
    'Unit 9, Dock Road, Hull HU9 5PN, UK',
  ],
  [
    roster,
    'Hotel Seeblick',
    'Tobias Kerner',
    '',
    'Hotellerie',
    '11-50',
    'Uferweg 3, 88131 Lindau, Deutschland',
  ],
  [
    ovens,
    'Boulangerie Fauvette',
    'Luc Hamelin',
    '',
    'Boulangerie',
    '1-10',
    '5 place du Marché, 35000 Rennes, France',
  ],
  [
    lights,
    'Bodegas Altozano',
    'Inés Carrasco',
    '',
    'Bodega y vinos',
    '51-200',
    'Camino Viejo 2, 26001 Logroño, España',
  ],
  [
    cleaning,
    'Clinique vétérinaire du Parc',
    'info',
    '',
    'Vétérinaire',
    '1-10',
    '22 avenue du Parc, 1003 Lausanne, Suisse',
  ],
  [
    roster,
    'Bäckerei Rüttimann AG',
    'Urs Rüttimann',
    '',
    'Bäckerei',
    '51-200',
    'Marktgasse 8, 3011 Bern, Schweiz',
  ],
  [
    ovens,
    'Sapphire Coast Cafés',
    'Mia Tran',
    '',
    'Restaurants',
    '51-200',
    '100 Market St, San Francisco, CA 94105, USA',
  ],
  [
    logger,
    'Van der Meulen Zuivel BV',
    'Sanne de Wit',
    '',
    'Dairy',
    '201-500',
    'Damrak 1, 1012 LG Amsterdam, Netherlands',
  ],
  [
    cleaning,
    'Musée des Outils',
    'Hélène Garnier',
    '',
    'Musée',
    '11-50',
    '2 quai Saint-Jean, 67000 Strasbourg, France',
  ],
  [
    lights,
    'Metalúrgica Peralta',
    'Julio Peralta',
    '',
    'Metalurgia y fabricación industrial',
    '201-500',
    'Polígono Sur, 31010 Pamplona, España',
  ],
  [
    roster,
    'Autohaus Brenner GmbH & Co. KG',
    'Herr Klaus Brenner',
    '',
    'Autohaus',
    '51-200',
    'Am Ring 40, 4020 Linz, Österreich',
  ],
  [logger, 'Brambleside Pharmacy', 'Owen Hale', '', 'Pharmacy', '', '3 Castle Street, Cardiff CF10 1BZ, UK'],
  [
    ovens,
    'Copper Kettle Hotel',
    'Aoife Byrne',
    'General Manager',
    'Hospitality / Hotels',
    '51-200',
    '4 Quay Street, Galway, Ireland',
  ],
  [
    logger,
    'Molkerei Hochtal eG',
    'Andrea Sailer',
    '',
    'Molkerei',
    '201-500',
    'Talstraße 1, 87435 Kempten, Deutschland',
  ],
  [lights, 'Northgate Self Storage', '', '', '', '11-50', '77 Canal Road, Toronto, ON M5V 3L9, Canada'],
]

/** What the look-up kept of some of their sites. */
const statements: Readonly<Record<string, string>> = {
  'Harrow Lane Bakery Ltd': 'We have baked sourdough on Harrow Lane since 1987',
  'Seniorenhaus Lindenhof gGmbH': 'In unserem Haus leben 84 Menschen auf vier Wohnbereichen mit 96 Betten',
  'Marché des Tilleuls SARL': 'Le magasin est une entreprise familiale depuis 1962',
  'Talleres Ordóñez S.L.': 'Somos un taller familiar en Valencia desde 1979',
  'Kestrel Chilled Haulage': 'Our fleet of 140 vehicles delivers chilled food to every county in the north',
  'Bäckerei Rüttimann AG': 'Wir backen in vierter Generation und beliefern neun Filialen in Bern',
  'Musée des Outils': 'Le musée a été fondé en 1974 par les artisans de la ville',
  'Metalúrgica Peralta': 'La planta está certificada según ISO 9001 y EN 1090',
  'Copper Kettle Hotel': 'The hotel has 62 rooms and has been family-run since 1958',
}

const foundOn = (company: string): Found[] => {
  const value = statements[company]
  const from = { source: 'website', sourceUrl: 'https://company.test/about', confidence: 95 } as const
  return value ? [{ field: 'statement', value, ...from, foundAt: '2026-01-12T09:00:00.000Z', marks: [] }] : []
}

/** Twenty leads of one team in several trades and countries, each with what they are written about. */
export const pairs: readonly Pair[] = rows.map(
  ([product, company, fullName, position, industry, companySize, address], at) => ({
    product,
    lead: {
      id: (at + 1) * 104_729,
      company,
      fullName,
      position,
      industry,
      companySize,
      address,
      found: foundOn(company),
    },
  }),
)
