import type { Page } from '#api/contacts/html/page.ts'
import { plainText } from '#api/contacts/html/plainText.ts'
import { sentencesOf } from '#db/composer/words.ts'
import type { Found } from '#db/model/entities/source.ts'
import { bordersIn } from './strangers.ts'

const any = (...sources: string[]) => new RegExp(`(?<!\\p{L})(?:${sources.join('|')})`, 'iu')

/** Sentences in which a company asks not to be called by sellers, in eight languages and Japanese. */
const REQUESTS = any(
  // German.
  'keine (?:\\p{L}+ ){0,2}(?:werbe|verkaufs|akquise|vertriebs|kalt|reklame)-?anrufe|keine (?:telefonische[rn]? )?(?:kalt|telefon)?-?akquise|keine (?:unverlangte |unaufgeforderte )?(?:telefonische werbung|telefonwerbung|werbung (?:per|am) telefon)|keine anrufe (?:von|durch) (?:\\p{L}+ ){0,2}(?:vertret|verkäuf|callcent|call-cent|werbe)\\p{L}*',
  '(?:(?:werbe|verkaufs|akquise|vertriebs|kalt|reklame)-?anrufe?n?|(?:kalt|telefon)-?akquise|telefonwerbung|telefonische werbung|anrufe zu (?:werbe|verkaufs|vertriebs)zwecken) (?:[^.!?]{0,60} )?(?:unerwünscht|nicht (?:erwünscht|gewünscht|gestattet|erlaubt|willkommen)|untersagt|verboten|zwecklos|abzusehen|zu unterlassen|verbitten|widersprechen|widersprochen)',
  'verzichten sie (?:bitte )?auf (?:\\p{L}+ ){0,2}(?:werbe|verkaufs|akquise|vertriebs|kalt)-?anrufe|rufen sie (?:uns )?(?:bitte )?nicht (?:an )?zu (?:werbe|verkaufs|vertriebs)zwecken',
  // English.
  '(?:no|zero) (?:unsolicited |cold |sales |marketing |telemarketing |telesales ){1,3}(?:phone )?calls?(?! (?:fee|charge|out))|no (?:cold[- ]call(?:ers|ing)|telemarket(?:ers|ing)|telesales|solicit(?:ors|ation)(?: calls)?)(?!\\p{L})',
  "(?:do not|don[’']t|please never|never) (?:cold[- ])?(?:call|phone|ring|telephone) (?:us |this number |our office )?(?:with|for|about|to (?:sell|offer|pitch)) (?:\\p{L}+ ){0,3}(?:sales|sell|selling|marketing|advertis|offers?|pitch|services|anything|promotion)\\p{L}*|(?:do not|don[’']t) cold[- ]call",
  '(?:(?:cold|sales|marketing|telemarketing|telesales|solicitation|unsolicited)(?: sales| marketing| phone)? (?:phone )?calls?|cold[- ]callers|telemarketers) (?:are |is |will |to this number )?(?:be )?(?:not |un|never )(?:\\p{L}+ )?(?:welcome|accepted|appreciated|answered|returned|wanted|tolerated|permitted|entertained|responded)',
  "(?:do not|don[’']t|will not|won[’']t|never|cannot) (?:accept|take|answer|respond to|return|welcome|entertain|want) (?:\\p{L}+ ){0,2}(?:cold|sales|marketing|telemarketing|unsolicited|solicitation) (?:\\p{L}+ )?calls",
  '(?:registered|listed|on|part of) (?:with |on |to )?(?:the )?(?:national |corporate )?(?:do[- ]not[- ]call (?:list|register|registry)|telephone preference service|c?tps(?! bus))',
  // French.
  "(?:pas|stop|non|aucun|halte|zéro) (?:de |au |à la |aux )?(?:démarchage|prospection (?:commerciale|téléphonique)|appels? (?:commercia|publicitaire)\\p{L}*)|démarchage (?:\\p{L}+ ){0,3}(?:interdit|refusé|indésirable|proscrit|non (?:désiré|souhaité|autorisé|sollicité))|démarcheurs?,? s[’']abstenir|(?:refusons|ne souhaitons pas|n[’']acceptons (?:pas|aucun)) (?:\\p{L}+ ){0,3}(?:démarch\\p{L}+|prospection)|ne pas (?:nous )?démarcher|inscrite?s? (?:sur|à) (?:la liste )?bloctel",
  // Spanish.
  '(?:no|sin|nada de) (?:llamadas?|visitas) (?:\\p{L}+ )?(?:comercial|publicitari|de venta)\\p{L}*|no (?:se )?(?:admiten|admitimos|aceptan|aceptamos|atienden|atendemos|queremos|deseamos) (?:\\p{L}+ ){0,2}(?:comerciales|llamadas (?:comerciales|publicitarias|de venta)|teleoperador\\p{L}*|telemarketing)|no (?:nos )?llam(?:ar|en|es|e) (?:\\p{L}+ ){0,2}(?:para vender|con fines comerciales|con ofertas|para ofrecer|para publicidad)|(?:abstenerse|absténganse) (?:los )?(?:comerciales|vendedores)|(?:comerciales|vendedores),? (?:abstenerse|abstén\\p{L}+)|(?:inscrit|apuntad|registrad)[oa]s? (?:\\p{L}+ ){0,3}lista robinson',
  // Italian.
  '(?:no|niente|nessuna|basta) (?:\\p{L}+ )?(?:chiamate|telefonate) (?:\\p{L}+ )?(?:commercial|pubblicitari|promozional|di vendita)\\p{L}*|(?:no|niente) (?:telemarketing|call[- ]center)|(?:chiamate|telefonate) (?:commerciali|pubblicitarie|promozionali) (?:\\p{L}+ ){0,2}(?:gradite|sgradite|vietate|accettate|ammesse)|non (?:si )?(?:accett|grad|desider)\\p{L}+ (?:\\p{L}+ )?(?:chiamate|telefonate) (?:commerciali|pubblicitarie|promozionali)|non (?:chiamare|telefonare|chiamateci|telefonateci) per (?:\\p{L}+ )?(?:vend|offer|proporre|promo)\\p{L}*|iscritt[oiae] (?:\\p{L}+ ){0,2}registro (?:pubblico )?delle opposizioni|astenersi (?:venditori|rappresentanti|call[- ]center|telemarketing)',
  // Dutch.
  'niet (?:\\p{L}+ )?bellen (?:voor|met|om) (?:\\p{L}+ )?(?:verkoop|reclame|acquisitie|aanbieding|marketing|te verkopen)\\p{L}*|bel (?:ons )?(?:alstublieft |a\\.?u\\.?b\\.? )?niet (?:voor|met|om) (?:\\p{L}+ )?(?:verkoop|reclame|acquisitie|aanbieding|marketing)\\p{L}*|geen (?:\\p{L}+ )?(?:verkoop|acquisitie|reclame|telemarketing|cold)[- ]?(?:telefoontjes|gesprekken|calls?|oproepen)|geen (?:koude |telefonische |ongevraagde )*(?:acquisitie|telemarketing|colportage)|acquisitie (?:[^.!?]{0,40} )?(?:niet (?:op prijs gesteld|gewenst|gewaardeerd)|ongewenst)',
  // Polish.
  '(?:nie|prosimy nie|proszę nie) dzwonić (?:\\p{L}+ ){0,2}(?:z ofert|w celach? (?:handlow|marketing|reklam)|w sprawach? (?:handlow|reklam))\\p{L}*|(?:telefony|połączenia|rozmowy) (?:\\p{L}+ )?(?:handlowe|marketingowe|reklamowe|sprzedażowe) (?:\\p{L}+ ){0,2}(?:niemile widziane|niepożądane|niechciane|zabronione)|nie (?:przyjmujemy|odbieramy|życzymy sobie|chcemy) (?:\\p{L}+ )?(?:telefonów|połączeń|rozmów|telemarketingu) ?(?:\\p{L}+ )?(?:handlow|marketing|reklam|sprzedaż|z ofertami)?\\p{L}*|bez telefonów (?:handlow|marketing|reklam)\\p{L}+|zakaz telemarketingu',
  // Swedish.
  'inga (?:\\p{L}+ )?(?:sälj|reklam|telefonförsäljnings?|marknadsförings)-?samtal|(?:säljsamtal|reklamsamtal|telefonförsäljning|telefonförsäljare|säljare) (?:\\p{L}+ ){0,2}(?:undanbedes|undanbedjes|avböjes|avböjs|ej|inte)(?:\\p{L}| (?:önsk|välkom)\\p{L}+)?|(?:ej|inga|inte) (?:\\p{L}+ )?telefonförsälj\\p{L}+|nej tack till (?:telefonförsälj|säljsamtal|säljare)\\p{L}*|ring (?:oss )?(?:inte|ej) (?:för att sälja|i säljsyfte|med erbjudanden)|(?:anslutna|anmälda|registrerade) (?:till|i) nix',
)
const JAPANESE =
  /(?:営業|セールス|勧誘|売り込み)[^。\n]{0,20}(?:電話|TEL|連絡)?[^。\n]{0,12}(?:お断り|おことわり|ご遠慮|お控え|固く)/iu
/** A sentence that is only this; within a longer one it may be about hours or an emergency. */
const ALONE =
  /^\W*(?:please,? )?(?:do not call(?: us)?|no calls?(?: please)?|no comerciales(?:,? (?:por favor|gracias))?|por favor,? no comerciales|s[’']abstenir démarcheurs|pas de commerciaux|pas de commercial|geen verkopers|keine vertreter(?:anrufe)?|no venditori|no agenti)\W*$/iu

/**
 * What a company says of its own calls, of others who call in its name, and of its vacancies; and a call that is
 * free of obligation for customers.
 */
const ABOUT_OTHERS =
  /(?<!\p{L})(?:we (?:do not|don[’']t|never|will never|won[’']t|will not|would never) (?:make|place|use|carry out|call|phone|ring)|(?:make|making|makes|place|places) (?:no|any) (?:\p{L}+ )?(?:cold|sales|unsolicited)|(?:in|on) our (?:name|behalf)|wir (?:machen|tätigen|führen|betreiben|setzen|nutzen)|(?:von|durch) uns|in unserem namen|bei uns gibt es keine|nous ne (?:faisons|pratiquons|effectuons|vous)|(?:faisons|pratiquons|effectuons) (?:pas|aucun|jamais)|(?:en|à) notre nom|de notre part|(?:n[’']est|ne sera|n[’']a) (?:jamais )?(?:effectué|réalisé|fait)|no (?:hacemos|realizamos|efectuamos|te|le|les)|nunca|en nuestro nombre|non (?:facciamo|effettuiamo|vi|ti)|a nostro nome|wij? (?:doen|bellen|voeren|maken)|namens ons|nie (?:dzwonimy|prowadzimy|wykonujemy)|w naszym imieniu|vi (?:ringer|gör|använder)|i vårt namn|vacatures?|vacanc(?:y|ies)|stellen(?:anzeige|ausschreibung)n?|recruit\p{L}*|personal(?:vermittl|dienst)\p{L}*|headhunters?|offres? d[’']emploi|ofertas? de empleo|rekryter\p{L}*)(?!\p{L})|(?:当社|弊社)(?:は|が|では)[^。]{0,30}(?:いたしません|しておりません)/iu

const MOST_LETTERS = 200
const MOST_LINES = 1500

/**
 * The first sentence in which a company's pages ask not to be called by sellers; what it says of its own calls does
 * not count.
 * @param pages in the order of reading
 * @param foundAt ISO 8601 in UTC
 * @returns at most one, with the sentence of up to 200 characters
 */
export function noCallsOn(pages: readonly Page[], foundAt: string): Found[] {
  for (const page of pages) {
    const value = requestOn(page)
    if (!value) continue
    const { url: sourceUrl } = page
    return [{ field: 'noCalls', value, source: 'website', sourceUrl, foundAt, confidence: SURE, marks: [] }]
  }
  return []
}

/** The confidence, because the page contains it word for word. */
const SURE = 95

function requestOn({ lines, titles }: Page): string {
  const read = lines.slice(0, MOST_LINES)
  const borders = bordersIn(read, titles.join('\n'))
  for (const [at, line] of read.entries()) {
    if (line.block.part === 'others' || borders[at] === 0) continue
    const sentence = sentencesOf(plainText(line)).find(isRequest)
    if (sentence) return shortened(sentence)
  }
  return ''
}

const isRequest = (sentence: string) =>
  (REQUESTS.test(sentence) || JAPANESE.test(sentence) || ALONE.test(sentence)) && !ABOUT_OTHERS.test(sentence)

function shortened(sentence: string): string {
  const plain = sentence.replace(/\.$/, '')
  return plain.length <= MOST_LETTERS ? plain : `${plain.slice(0, MOST_LETTERS - 1).trim()}…`
}
