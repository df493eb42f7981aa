import type { Language } from '#api/companies/trades/words.ts'

/**
 * Words after which a sentence tells of something else than the product is now: what it came from, what it replaces,
 * what it is not, or what others sell.
 */
const elsewhere: Record<Language, string> = {
  en: `we (?:started|began)|(?:started|began) (?:out |life )*(?:as|in|with)|originally|initially|used to (?:be|make|build|sell)|once (?:made|built|designed)|born (?:as|from|in|out)|first (?:made|built|sold|designed|developed) (?:for|to|as)|nothing to do with|derive[sd] from|grew out of|idea (?:came|comes)|unlike|instead of|rather than|not (?:made |meant |built |suitable |intended )*for|other (?:systems|tools|programs|products|devices|machines|apps|brands|suppliers|vendors)`,
  de: `(?:gegründet|angefangen|begonnen) (?:haben|wurde)|zuerst (?:für|als|in)|nichts zu tun mit|nichts mit|angefangen hat|begonnen hat|begannen|ursprünglich|früher|entstand|entstanden|geboren|stammt aus|idee kam|anders als|im gegensatz zu[mr]?|statt|anstatt|anstelle|nicht für|nichts für|andere (?:systeme|geräte|programme|anbieter|hersteller|maschinen|produkte)`,
  fr: `(?:avons|a) (?:commencé|débuté)|à l['’]origine|au départ|au début|rien à voir avec|initialement|autrefois|auparavant|née?s? (?:comme|dans|de|d['’]|pour|en)|dérivée?s? d\\p{L}*|idée (?:est venue|vient|nous est venue)|contrairement aux?|contrairement à|au lieu d\\p{L}*|plutôt que|pas pour|d['’]autres (?:systèmes|outils|logiciels|appareils|machines|produits|fournisseurs|fabricants)`,
  es: `empe(?:zamos|zó)|comenz(?:amos|ó)|originalmente|originariamente|al principio|nada que ver con|antes era|naci(?:ó|eron|mos)|deriva de|idea (?:nos )?(?:vino|surgió|nació)|a diferencia del?|en lugar del?|en vez del?|no (?:sirven? |es |son |vale |está pensado )*para|otr[oa]s (?:sistemas|programas|equipos|aparatos|máquinas|productos|proveedores|fabricantes)`,
  it: `(?:abbiamo|è|siamo) (?:iniziato|cominciato|partiti|partito)|in origine|originariamente|inizialmente|nat[oaie] (?:come|da|dal|dalla|in|nei|nelle|nel|nella|per)|nasc(?:e|ono|eva) (?:per|come|da)|niente a che (?:fare|vedere) con|deriva(?:no)? d\\p{L}*|idea (?:è nata|nasce|è venuta|ci è venuta)|a differenza d\\p{L}*|al posto d\\p{L}*|invece (?:di|che|del)|non (?:è |sono )*(?:adatt[oaie] )?per|altri (?:sistemi|programmi|strumenti|prodotti|impianti|fornitori|produttori)|altre (?:macchine|app|soluzioni)`,
  nl: `(?:we|wij) begonnen|begon (?:ooit |ons )*(?:als|in|met)|begonnen (?:we|wij|ooit|als)|oorspronkelijk|in het begin|eerst (?:voor|als)|niets te maken met|aanvankelijk|vroeger|ontstaan (?:als|in|uit)|ontstond|geboren|afgeleid van|idee kwam|anders dan|in tegenstelling tot|in plaats van|niet (?:geschikt |bedoeld |gemaakt )*voor|andere (?:systemen|programma['’]s|apparaten|machines|producten|leveranciers|merken)`,
  pl: `zacz(?:ynaliśmy|ęliśmy|ęło się|ęła się|ął)|pierwotnie|początkowo|nic wspólnego z|najpierw (?:dla|jako)|kiedyś|dawniej|powstał[aoy]? (?:jako|dla|w|z)|wywodzi się|pomysł (?:przyszedł|wziął|narodził)|w odróżnieniu od|w przeciwieństwie do|zamiast|nie (?:jest |nadaje się )*dla|inne (?:systemy|programy|urządzenia|maszyny|produkty|firmy)`,
  pt: `começ(?:ámos|amos|ou) (?:como|por|a|com|em)|originalmente|inicialmente|no início|nada a ver com|antigamente|nasc(?:eu|eram|emos)|deriva d\\p{L}*|ideia (?:veio|surgiu|nasceu)|ao contrário d\\p{L}*|em vez d\\p{L}*|em lugar d\\p{L}*|não (?:serve |é |são )*para|outr[oa]s (?:sistemas|programas|equipamentos|aparelhos|máquinas|produtos|fornecedores)`,
}

/** What ends such a part of a sentence, besides marks. */
const BACK =
  'but|now|today|nowadays|aber|sondern|heute|inzwischen|mais|aujourd|désormais|pero|sino|hoy|ahora|ma|bensì|oggi|ora|qui|maar|nu|vandaag|tegenwoordig|ale|lecz|dziś|dzisiaj|teraz|obecnie|mas|hoje|agora'

/** People to whom most buyers hand papers: "your auditor" and "de verzekeraar" name no buyer, "auditors" may. */
const outsiders: Record<Language, string> = {
  en: `(?:your|their|the) (?:insurer|auditor|tax (?:adviser|advisor)|insurance (?:company|broker))|(?:your|their) (?:accountant|bookkeeper|bank|lawyer|solicitor|notary|vet(?! (?:nurse|team|practice|clinic)))`,
  de: `(?:ihr|ihre|ihren|ihrem|ihrer|der|die|den|dem) (?:versicherung|versicherer|steuerberater|steuerberaterin|wirtschaftsprüfer)|(?:ihr|ihre|ihren|ihrem|ihrer) (?:bank|hausbank|anwalt|notar|buchhalter|(?:amts|hof|haus)?tierarzt)`,
  fr: `(?:votre|leur|l['’])\\s?(?:assureur|assurance|mutuelle|expert-comptable|commissaire aux comptes)|la mutuelle|(?:votre|leur) (?:comptable|banque|avocat|notaire|vétérinaire)`,
  es: `(?:su|tu|la|el|al) (?:aseguradora|seguro|mutua|asesor fiscal|auditor)|(?:su|tu) (?:gestor|gestoría|contable|banco|abogado|notario|veterinario)`,
  it: `(?:(?:il|del|al|dal) (?:vostro|suo|tuo) |l['’]|la (?:vostra|sua|tua) )(?:assicuratore|assicurazione|revisore)|(?:il|al|dal|del) commercialista|(?:vostr[oa]|su[oa]|tu[oa]) (?:commercialista|contabile|banca|avvocato|notaio|veterinario)`,
  nl: `(?:uw|je|hun|de) (?:verzekeraar|verzekering|belastingadviseur)|(?:uw|je|hun) (?:accountant|boekhouder|bank|advocaat|notaris|dierenarts)`,
  pl: `(?:twój|twoja|twojego|twojemu|wasz|wasza|waszego|waszemu) (?:ubezpieczyciel|księgow|audytor|bank|prawnik|notariusz|weterynarz)\\p{L}*`,
  pt: `(?:o seu|a sua|ao seu|à sua|seu|sua|a|o) (?:seguradora|auditor)|(?:seu|sua|teu|tua) (?:contabilista|contador|banco|advogado|notário|veterinário)`,
}

/** A pressure, which names no bar: "6 bar". */
const PRESSURE = /\d\s*bars?(?!\p{L})/giu

const END = `(?=[.;:!?\\n(–—]|,(?!\\d)|\\s(?:${BACK})(?!\\p{L})|$)`

/**
 * A text without the parts that tell of something or somebody else than the product and its buyers: "originally for
 * caravan parks", "unlike hotel software", "your auditor".
 * @param spoken the languages of the text
 */
export function withoutAsides(text: string, spoken: readonly Language[]): string {
  const away = spoken.map((language) => elsewhere[language]).join('|')
  const others = spoken.map((language) => outsiders[language]).join('|')
  return text
    .replace(new RegExp(`(?<!\\p{L})(?:${away})(?!\\p{L})[^.;:!?\\n(–—]*?${END}`, 'giu'), ' ')
    .replace(new RegExp(`(?<!\\p{L})(?:${others})(?!\\p{L})`, 'giu'), ' ')
    .replace(PRESSURE, ' ')
}
