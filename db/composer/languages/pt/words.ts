import type { Language } from '#db/composer/languages/language.ts'
import sentences from './sentences.json' with { type: 'json' }

/** Towns whose names have an article. */
const TOWNS: Readonly<Record<string, string>> = {
  no: 'porto|funchal|barreiro|seixal|montijo|cartaxo|entroncamento|estoril|fundão|sabugal|bombarral|cacém|peso da régua|marco de canaveses|cadaval|crato|gavião|alandroal|redondo|sardoal|rio de janeiro|recife|guarujá|cabo de santo agostinho|crato|gama',
  na: 'amadora|covilhã|figueira da foz|guarda|maia|trofa|nazaré|póvoa de varzim|póvoa de lanhoso|lourinhã|moita|batalha|mealhada|marinha grande|horta|lousã|azambuja|praia da vitória|ribeira grande|ericeira|costa da caparica|charneca de caparica|chamusca|golegã|sertã|vidigueira|calheta|ponta do sol|murtosa',
  nas: 'caldas da rainha|velas|lajes do pico|lajes das flores',
  nos: 'olivais',
}
const ARTICLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TOWNS).flatMap(([within, towns]) => towns.split('|').map((town) => [town, within])),
)

const inSingular = (text: string) => text.replace('usam', 'usa').replace('têm', 'tem')

/** Portuguese, in words that Portugal and Brazil share. A company without a known person is addressed in the singular. */
export const words: Language = {
  ...sentences,
  stopsInside: false,
  toOne: inSingular,
  toSeveral: inSingular,
  opensLow: () => false,
  marked: (text, country) =>
    country === 'BR'
      ? text
          .replace(/^Isto /, 'Isso ')
          .replace(/^Já têm algo para isto/, 'Vocês já têm algo assim')
          .replace(/^Já tem algo para isto/, 'Já tem algo assim')
          .replace(/^O meu nome/, 'Meu nome')
          .replace(/^Terei gosto/, 'Terei prazer')
          .replace(/^no seu ginásio$/, 'na sua academia')
          .replace(/^ginásios$/, 'academias')
          .replace(/^na sua adega$/, 'na sua vinícola')
          .replace(/^adegas$/, 'vinícolas')
          .replace(/^talhos$/, 'açougues')
          .replace(/^no seu lar$/, 'na sua casa de repouso')
          .replace(/^lares de idosos$/, 'casas de repouso')
          .replace(/^jardins de infância$/, 'escolas infantis')
          .replace(/^salões de cabeleireiro$/, 'salões de beleza')
          .replace(/^Cumprimentos,$/, 'Atenciosamente,')
          .replace(/^Com os melhores cumprimentos,$/, 'Cordialmente,')
      : text,
  inCity: (city) => `${ARTICLES[city.toLowerCase()] ?? 'em'} ${city}`,
}
