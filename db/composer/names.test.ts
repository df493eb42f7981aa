import { describe, expect, test } from 'vitest'
import { cityOf } from './city.ts'
import type { LanguageName } from './language.ts'
import { wordsOf } from './languages/load.ts'
import { addressedAs, firstNameOf, isDesk, listed, spokenCompany, withoutLegalForm } from './names.ts'

describe('the first name of', () => {
  test.each([
    ['Ingrid Solheim', 'Ingrid'],
    ['Dr. Ingrid Solheim', 'Ingrid'],
    ['Solheim, Ingrid', 'Ingrid'],
    ['INGRID SOLHEIM', 'Ingrid'],
    ['ingrid solheim', 'Ingrid'],
    ['JEAN-LUC MARTIN', 'Jean-Luc'],
    ['Jo', 'Jo'],
    ['BO LI', 'Bo'],
    ['Иван Петров', 'Иван'],
    ['王小明', '王小明'],
    ['  Ana   Souza ', 'Ana'],
  ])('%j is %j', (fullName, firstName) => {
    expect(firstNameOf(fullName)).toBe(firstName)
  })

  test.each([
    '',
    'info',
    'Sales Team',
    'J. Smith',
    'J',
    'AJ Smith',
    'NA',
    'a@b.example',
    'Acme GmbH',
    '...',
    '{x}',
  ])('%j is unknown', (fullName) => {
    expect(firstNameOf(fullName)).toBe('')
  })
})

describe('the city of an address', () => {
  test.each([
    ['Strandgaten 1, 5003 Bergen, Norway', 'Bergen'],
    ['12 Mill Road, Leeds LS1 4DY', 'Leeds'],
    ['Unit 4, Harbour Road, Leeds', 'Leeds'],
    ['12 Main Street, Springfield, IL 62704', 'Springfield'],
    ['Bergen', 'Bergen'],
    ['Friedrichstraße 12, 10117 Berlin', 'Berlin'],
    ['12 Mill Road', undefined],
    ['', undefined],
    ['somewhere near the church', undefined],
  ])('%j is %j', (address, city) => {
    expect(cityOf(address)).toBe(city)
  })
})

test.each<[LanguageName, string, string, 'sir' | 'madam' | undefined, string]>([
  ['de', 'Frau Dr. Anna Berg', '', 'madam', 'Berg'],
  ['de', 'Herr Weber', '', 'sir', 'Weber'],
  ['de', 'Thomas Brandl', 'Einkaufsleiter', 'sir', 'Brandl'],
  ['de', 'Kim Brandl', 'Einkaufsleiterin', 'madam', 'Brandl'],
  ['de', 'Kim Brandl', 'LeiterIn Einkauf', undefined, 'Brandl'],
  ['de', 'Hans Peter Müller', '', 'sir', 'Müller'],
  ['de', 'Peter Thomas', '', 'sir', 'Thomas'],
  ['fr', 'Mme Claire de la Tour', '', 'madam', 'de la Tour'],
  ['fr', 'Dominique Roux', 'Directrice', 'madam', 'Roux'],
  ['es', 'Sr. Juan García López', '', 'sir', 'García López'],
  ['es', 'José Luis García', '', 'sir', 'García'],
  ['es', 'D. Julián Arroyo Peña', '', 'sir', 'Arroyo Peña'],
  ['es', 'Dra. Pilar Casas', '', 'madam', 'Casas'],
  ['pt', 'Dr. Freitas', '', 'sir', 'Freitas'],
  ['fr', 'M. Ferrand', '', 'sir', 'Ferrand'],
  ['fr', 'Dr Nguyen Thi Hoa', '', undefined, 'Nguyen'],
  ['fr', 'BERNARD Michel', '', 'sir', 'Bernard'],
  ['nl', 'mr. S. El Amrani', '', undefined, 'El Amrani'],
  ['pl', 'J. Nowicka', '', 'madam', 'Nowicka'],
  ['it', 'Maria Grazia Fontana', '', 'madam', 'Fontana'],
  ['it', 'Giulia Bortolotti', '', 'madam', 'Bortolotti'],
  ['it', 'Andrea Lo Presti', '', undefined, 'Lo Presti'],
  ['nl', 'Pieter van der Meulen', '', 'sir', 'van der Meulen'],
  ['nl', 'Mevr. L. Claes', '', 'madam', 'Claes'],
  ['pl', 'Katarzyna Wiśniewska', '', 'madam', 'Wiśniewska'],
  ['pt', 'Rafael Monteiro', '', 'sir', 'Monteiro'],
  ['en', 'Anna Berg', '', undefined, 'Berg'],
  ['en', 'Mrs Eleanor St. John-Whitcombe', '', 'madam', 'St. John-Whitcombe'],
])('in %s the name %j of a %j addresses %j %j', async (language, fullName, position, is, family) => {
  expect(addressedAs(fullName, position, await wordsOf(language), language)).toMatchObject({ is, family })
})

test.each<[LanguageName, string]>([
  ['en', 'Mr 3000'],
  ['en', 'J. S.'],
  ['fr', 'Secrétariat'],
  ['de', 'Einkauf'],
  ['it', 'Ufficio'],
  ['en', 'Mr & Mrs Holt'],
  ['fr', 'Monsieur et Madame Thiry'],
])('in %s nobody is addressed as %j', async (language, fullName) => {
  expect(addressedAs(fullName, '', await wordsOf(language), language)).toBeUndefined()
})

test.each([
  ['Dr Priya Nair', 'Dr Nair'],
  ['Priya Nair, MBA', 'Priya'],
  ['Dr Fiona MacAskill BVM&S MRCVS', 'Dr MacAskill'],
  ['J. Nair', 'J. Nair'],
  ['kelly o’brien', 'Kelly'],
])('in English %j is called %j', async (fullName, called) => {
  expect(addressedAs(fullName, '', await wordsOf('en'), 'en')?.called).toBe(called)
})

test('a secretariat is a desk, a family is not', () => {
  expect(['Segreteria', 'Setor de Compras', 'Famiglia Kostner', 'Fam. Bos'].map(isDesk)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('words are listed with the right last word', () => {
  expect(listed(['a', 'b', 'c'], 'and')).toBe('a, b and c')
  expect(listed(['a', 'b'], 'or')).toBe('a or b')
  expect(listed(['a'], 'or')).toBe('a')
  expect(listed([], 'and')).toBe('')
})

test.each([
  ['Larkspur Dairy Ltd.', 'Larkspur Dairy'],
  ['Nordlys Instruments, Inc.', 'Nordlys Instruments'],
  ['Hohenfels Backwaren GmbH & Co. KG', 'Hohenfels Backwaren'],
  ['Fjord Foods AS', 'Fjord Foods'],
  ['Tortillería La Milpa S.A. de C.V.', 'Tortillería La Milpa'],
  ['Cantiere Pinna & Figli S.n.c.', 'Cantiere Pinna & Figli'],
  ['Lie & Co', 'Lie & Co'],
  ['Tio Beto Transporte Escolar Ltda. – ME', 'Tio Beto Transporte Escolar'],
  ['Quinta do Vale – Soc. Agrícola, Lda.', 'Quinta do Vale'],
  ['Residenza Sole Soc. Coop. Soc.', 'Residenza Sole'],
  ['SARL Maçonnerie Roux', 'Maçonnerie Roux'],
  ['Kręgielnia Pod Lipami sp. j.', 'Kręgielnia Pod Lipami'],
  ['The Coffee Company', 'The Coffee Company'],
  ['Corticeira do Vale, Unip., Lda.', 'Corticeira do Vale'],
  ['Matos Nogueira Arquitetos, Unipessoal Lda.', 'Matos Nogueira Arquitetos'],
  ['Le Fournil S.A.S.', 'Le Fournil'],
  ['Kwiatkowski Meble sp. z o.o. sp.k.', 'Kwiatkowski Meble'],
  ['Kancelaria Wilk sp.k.', 'Kancelaria Wilk'],
  ['Bäckerei Hofer e.K.', 'Bäckerei Hofer'],
  ['De Smet BVBA', 'De Smet'],
  ['Hoekstra V.O.F.', 'Hoekstra'],
  ['De la Fuente Arquitectos S.L.P.', 'De la Fuente Arquitectos'],
  ['Los Encinos S.P.R. de R.L.', 'Los Encinos'],
  ['Farmacia Rossi snc', 'Farmacia Rossi'],
  ['Dulces del Valle S.R.L.', 'Dulces del Valle'],
  ['EARL Renaud', 'EARL Renaud'],
  ['Studio AS Roma', 'Studio AS Roma'],
  ['AG', 'AG'],
  ['Incorporated Minds', 'Incorporated Minds'],
])('the company %j is spoken of as %j', (company, spoken) => {
  expect(withoutLegalForm(company)).toBe(spoken)
})

test.each([
  ['SPEDITION KRAUS GMBH', 'Spedition Kraus'],
  ["ST MARGARET'S SCHOOL", "St Margaret's School"],
  ['LES JARDINS DE JEANNE', 'Les Jardins de Jeanne'],
  ['IL FORNAIO', 'Il Fornaio'],
  ['RESTAURANTE SABOR E ARTE LTDA', 'Restaurante Sabor e Arte'],
  ['FERRAMENTA F.LLI COSTA SNC', 'Ferramenta F.lli Costa'],
  ['BMW GROUP', 'BMW Group'],
  ['DHL EXPRESS', 'DHL Express'],
  ['B&B HOTELS', 'B&B Hotels'],
  ['IKEA', 'IKEA'],
  ['3M', '3M'],
  ['ABB LTD', 'ABB'],
  ['die Bäckerei', 'die Bäckerei'],
])('the company %j is called %j', (company, called) => {
  expect(spokenCompany(company)).toBe(called)
})
