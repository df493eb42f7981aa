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

/** Portuguese, in words that Portugal and Brazil share. */
export const words: Language = {
  ...sentences,
  stopsInside: false,
  toOne: (text) => text.replace('usam', 'usa').replace('têm', 'tem'),
  opensLow: () => false,
  marked: (text, country) =>
    country === 'BR'
      ? text
          .replace(/^Car([ao]) /, 'Prezad$1 ')
          .replace(/^Isto /, 'Isso ')
          .replace(/^Já têm algo para isto/, 'Vocês já têm algo assim')
          .replace(/^O meu nome/, 'Meu nome')
          .replace(/^Cumprimentos,$/, 'Atenciosamente,')
      : text,
  inCity: (city) => `${ARTICLES[city.toLowerCase()] ?? 'em'} ${city}`,
}
