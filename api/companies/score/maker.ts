import { thingNamedIn } from '#api/companies/query/namedTrades.ts'
import type { ParsedQuery } from '#api/companies/query/query.ts'
import { headFirst, type Language, languages, wordsOf } from '#api/companies/trades/words.ts'
import { isContent } from '#api/text/tokens.ts'

/** The words that come before what a company makes, or around it ("stellt … her"). */
const making: Record<Language, string> = {
  en: 'we make|we manufacture|we produce|we build|we develop|makes|manufactures?|produces|develops|makers? of|manufacturers? of|producers? of|developers? of|manufacturing of|production of',
  de: 'Hersteller(?:in)?(?: von| für| hochwertiger)?|Herstellung von|Produzent(?:in)? von|Produktion von|Fertigung von|wir (?:stellen|produzieren|fertigen|entwickeln|bauen)|stellt|stellen|produziert|fertigt|entwickelt',
  fr: "fabricants? (?:de|d['’]|des)|fabrication (?:de|d['’]|des)|nous (?:fabriquons|produisons|développons|concevons)|fabrique|producteurs? (?:de|d['’]|des)|production (?:de|d['’])|constructeurs? (?:de|d['’])|développe|éditeurs? (?:de|d['’])",
  es: 'fabricantes? de|fabricación de|fabricamos|fabrica|productor(?:a|es)? de|producción de|producimos|produce|desarrollamos|desarrolla',
  it: 'produttor[ei] di|produzione di|produciamo|produce|fabbricant[ei] di|fabbrichiamo|fabbrica|costruttor[ei] di|costruiamo|sviluppiamo|sviluppa',
  nl: 'fabrikant(?:en)? van|producent(?:en)? van|productie van|wij (?:maken|produceren|ontwikkelen|bouwen)|maakt|produceert|ontwikkelt|ontwikkelaar van|maker van',
  pl: 'producent(?:em)?|produkcja|produkcją|produkujemy|produkuje|wytwórca|wytwarzamy|wytwarza|projektujemy i produkujemy|opracowujemy|opracowuje',
  pt: 'fabricantes? de|fabricação de|fabricamos|fabrica|produtor(?:a|es)? de|produção de|produzimos|produz|desenvolvemos|desenvolve',
}

/** The end of what is made: of the sentence, or the words that name its buyers or its parts. */
const END =
  /[.;:!?\n(]|\s(?:for|to|with|from|using|für|mit|aus|pour|avec|para|con|com|per|voor|met|dla|ze?|that|which|qui|que|che|die|które)\s/iu

/** The number of letters of a made thing that are read. */
const MOST_READ = 120

const MAKING = new RegExp(
  `(?<![\\p{L}])(?:${languages.map((language) => making[language]).join('|')})\\s*(.{3,${MOST_READ}})`,
  'giu',
)

const LINK = /\s(?:de|du|des|à|au|aux|di|da|del|della|do|dos|das)\s|\sd['’]/iu

/** Things of which there are so many kinds that the word alone does not say what is sold. */
const GENERAL =
  /^(?:software|logiciel|programa?|programm|oprogramowani|solution|losung|solucion|soluzion|system|sistema?|systeme|systeem|machine|maschin|maquina|macchin|maszyn|anlag|installation|equipment|equipement|equipo|equipamiento|apparat|gerat|urzadzeni|device|tool|product|produkt|produit|producto|prodott|part|component|technik|technolog|material|servic|plattform|platform|app)/

/** A shorter part of a compound may belong to any word: "ofen" in "offen". */
const SHORTEST_PART = 6
const SHORTEST_WORD = 3

/**
 * Whether a company's description says in one of the tree's languages that it makes what the product's seller offers:
 * "Fabricant de fours à pain" for bread ovens that are called "Four à pain".
 */
export function makesTheSame(
  description: string,
  { offers, spoken }: Pick<ParsedQuery, 'offers' | 'spoken'>,
): boolean {
  const made = madeIn(description)
  return made.length > 0 && offers.some((offer) => isMade(thingNamedIn(offer, languages), spoken, made))
}

const madeIn = (description: string): string[] =>
  description === ''
    ? []
    : [...description.matchAll(MAKING)].flatMap(([, rest = '']) => contentOf(rest.split(END)[0] ?? ''))

function isMade(thing: string, spoken: readonly Language[], made: readonly string[]): boolean {
  const words = contentOf(thing)
  const isHeadFirst = LINK.test(thing) || spoken.every((language) => headFirst.has(language))
  const head = isHeadFirst ? words[0] : words.at(-1)
  if (!head || !made.some((word) => areAlike(word, head))) return false
  const others = words.filter((word) => word !== head)
  const narrows = others.some((other) => made.some((word) => areAlike(word, other)))
  return narrows || !GENERAL.test(head)
}

const contentOf = (text: string) =>
  wordsOf(text).filter((word) => word.length >= SHORTEST_WORD && isContent(word))

/** Whether two words are the same but for their endings, or one is the last part of the other: "Backöfen", "Ladenbackofen". */
const areAlike = (a: string, b: string): boolean =>
  formsOf(a).some((one) =>
    formsOf(b).some((other) => one === other || isPart(one, other) || isPart(other, one)),
  )

const isPart = (part: string, whole: string) =>
  part.length >= SHORTEST_PART && !GENERAL.test(part) && whole.endsWith(part)

/** A word as it is, and without an ending. */
const formsOf = (word: string): string[] => {
  const bare = word.replace(/(?:ych|ami|ow|en|er|em|es|[aeiosnxy])$/, '')
  return bare.length < SHORTEST_WORD ? [word] : [word, bare]
}
