import { CLOSED, joined, type Publication, titleCased } from './publication.ts'

/** Employees by INSEE's bands ("tranche d'effectifs"). NN and 00 mean none or unknown. */
const employees: Record<string, string> = {
  '01': '1-2',
  '02': '3-5',
  '03': '6-9',
  '11': '10-19',
  '12': '20-49',
  '21': '50-99',
  '22': '100-199',
  '31': '200-249',
  '32': '250-499',
  '41': '500-999',
  '42': '1000-1999',
  '51': '2000-4999',
  '52': '5000-9999',
  '53': '10000+',
}

/** People who objected to prospecting are published without a name, or with this text in its place. */
const WITHHELD = /^\[ND\]$/

/**
 * The stock files of Sirene (INSEE). StockUniteLegale has the names of companies, and StockEtablissement the addresses
 * of their premises. A file that joins them by `siren` has both.
 */
export const sirene: Publication = {
  name: 'Sirene',
  isLaidOut: (has) => has('siren') && (has('denominationUniteLegale') || has('siret')),
  read(cell) {
    const known = (column: string) => (WITHHELD.test(cell(column)) ? '' : cell(column))
    if (cell('etatAdministratifUniteLegale') === 'C') return CLOSED
    if (cell('etatAdministratifEtablissement') === 'F') return CLOSED
    const isWithheld = ['statutDiffusionUniteLegale', 'statutDiffusionEtablissement'].some((column) =>
      /^[PN]$/.test(cell(column)),
    )
    if (isWithheld) return { reason: 'objects to being used for advertising' }
    const person = joined(
      [known('prenomUsuelUniteLegale') || known('prenom1UniteLegale'), known('nomUniteLegale')],
      ' ',
    )
    const premises = known('enseigne1Etablissement') || known('denominationUsuelleEtablissement')
    const company = known('denominationUniteLegale') || known('denominationUsuelle1UniteLegale') || person
    const city = titleCased(known('libelleCommuneEtablissement'))
    const abroad = known('libellePaysEtrangerEtablissement')
    const street = joined(
      [
        'numeroVoieEtablissement',
        'indiceRepetitionEtablissement',
        'typeVoieEtablissement',
        'libelleVoieEtablissement',
      ].map(known),
      ' ',
    )
    const siren = cell('siren')
    return {
      name: premises || company,
      industry: nace(cell, 'Etablissement') || nace(cell, 'UniteLegale'),
      size:
        employees[cell('trancheEffectifsUniteLegale')] ??
        employees[cell('trancheEffectifsEtablissement')] ??
        '',
      city,
      country: abroad || 'France',
      address: joined([street, joined([known('codePostalEtablissement'), city], ' ')]),
      page: siren && `https://annuaire-entreprises.data.gouv.fr/entreprise/${siren}`,
      asOf:
        cell('dateDernierTraitementUniteLegale').slice(0, 10) ||
        cell('dateDernierTraitementEtablissement').slice(0, 10),
    }
  },
}

/** The French code is a NACE code with a letter at the end: "10.71C". Older nomenclatures have other numbers. */
function nace(cell: (column: string) => string, of: 'Etablissement' | 'UniteLegale'): string {
  const nomenclature = cell(`nomenclatureActivitePrincipale${of}`)
  const [code = ''] = /^\d\d\.\d\d/.exec(cell(`activitePrincipale${of}`)) ?? []
  return code && /^(NAFRev2|NAF25|)$/.test(nomenclature) ? `NACE ${code}` : ''
}
