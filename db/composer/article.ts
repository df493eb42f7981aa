import type { LanguageName } from './language.ts'

/**
 * Things that are counted, by the end of their word in Germanic languages and by the whole first word in Romance ones.
 * Other things, such as oil, cleaning or software, may have no article, so none is put before them.
 */
const ENGLISH =
  /(?:gauge|system|device|tool|app|platform|machine|kit|unit|programme?|trailer|chute|oven|pump|lamp|light|lift|box|case|camera|robot|station|cabinet|bench|table|chair|bed|trolley|cart|bike|boat|tent|bag|valve|filter|panel|screen|display|board|desk|network|portal|website|service|course|subscription|tank|trap|feeder|mower|saw|drill|press|mixer|fridge|freezer|cooler|heater|dryer|drier|logger|sensor|scanner|reader|printer|tracker|planner|meter|detector|monitor|controller|dispenser|washer|cleaner|cutter|sprayer|loader|crane|ramp|hoist|barrier|shelter|blanket|jacket|glove|mat|tray|rack|shelf|locker|module|adapter|charger|battery|boiler|burner|fan|purifier|humidifier|dehumidifier|recorder|register|terminal|kiosk|counter|timer|alarm|lock|gate|door|window|frame|cover|net|rod|hook|container|vessel|vehicle|van|tractor|plough|harvester|milker|scale|balance|microscope|plate|cup|bottle|jar|pen|notebook|calendar|guide|handbook|database|assistant|chatbot|dome|tower|stand|stall|booth|pod|cabin|pack|bin|basket|pallet|vest|helmet|suit|shoe|boot|cap|sign|banner|flag|map|game|toy|workshop|plan|scheme|marketplace|dashboard|plugin|model|engine|motor|wheel|tyre|bracket|clamp|pipe|hose|nozzle|tap|sink|toilet|shower|basin|sauna|pool|stove|grill|kettle|pan|knife|blade|spade|shed|greenhouse|fence|wall|roof|ladder|scaffold|wheelchair|cushion|mattress|curtain|blind|carpet|stool|mirror|clock|watch|phone|tablet|laptop|switch|hub|cable|antenna|tag|label|badge|card|key|loop|point|pad|ring|belt|strap|seat|sofa|easel|bulb|plug|socket|pole|instrument|organ|piano|headset|brush|crate|barrel|keg|jug|glass|bowl|spoon|bracelet|collar|harness|probe|lens|laser|drone|truck|lorry|car|scooter|swing|slide|playground|kitchen|stage|set)$|(?:er|or)$/i
const GERMAN_FEMININE =
  /(?:maschine|anlage|pumpe|app|plattform|lampe|leuchte|kamera|station|waage|bürste|presse|säge|fräse|heizung|lösung|steuerung|datenbank|schnittstelle|tafel|box|kiste|falle|bank|liege|theke|vitrine|rampe|winde|bühne|trage|matte|decke|jacke|plane|halle|haube|küche|schleuse|sonde|ampel|leiter|rutsche|schaukel|dusche|wanne|kasse|uhr|brille|weste|zange|schere|schaufel|kette|platte|rolle|tür|trennwand|theke)$/i
const GERMAN_MASCULINE =
  /(?:logger|sensor|melder|drucker|scanner|roboter|wagen|ofen|lift|automat|kasten|schrank|tisch|stuhl|kühler|trockner|mischer|rechner|messer|zähler|filter|kompressor|motor|bot|kurs|planer|assistent|spender|halter|träger|anhänger|heber|stapler|lader|mäher|streuer|kalender|koffer|sessel|teppich|kran|korb|helm|handschuh|stiefel|becher|ordner|zaun|pavillon|container|tank|schlauch|schuh|dienst|service|plan|regler|verteiler|wecker|wächter|bohrer|greifer|entfeuchter|befeuchter|reiniger|sauger|bläser|brenner|kocher|kessel|behälter|verschluss|dämpfer|hocker|abscheider|verbinder|zerstäuber|herd|grill)$/i
const GERMAN_NEUTER =
  /(?:gerät|system|programm|portal|tool|werkzeug|modul|terminal|regal|bett|fahrrad|boot|zelt|netz|ventil|set|paket|display|pult|becken|messgerät|fahrzeug|rad)$/i
const DUTCH =
  /(?:machine|systeem|installatie|apparaat|sensor|lamp|armatuur|pomp|app|programma|platform|meter|kast|bak|wagen|robot|printer|scanner|logger|oven|lift|filter|camera|ketel|droger|koeler|mixer|menger|snijder|zaag|pers|box|doos|tafel|stoel|bed|fiets|boot|tent|net|klep|set|pakket|scherm|display|dienst|eiland|oplossing|tool|toestel|module|station|weegschaal|spuit|strooier|maaier|kraan|trap|deur|hek|mat|deken|jas|melder|planner|unit|kar|wand|kap|plaat|band|riem|bus|boot|kas|stal|silo|tank|zuil|paal|kist|korf|container|aanhanger|rolstoel|douche|bril|helm|vest|schoen|bureau|koffer|fornuis|slot|sleutel|kaart|boek|spel|scan|laser|drone|auto|vrachtwagen|trein|[a-z]{3,}er|tillift|rollator|schep|kooi|muur|bank|balie|bord|vloer|mat|zak|tas|sluis|koelcel|cel|telefoon|luidspreker|krat|spiegel|ring|cabine|vitrine|paneel|plank|beker|emmer|schaal)$/i

type Genders = readonly [masculine: RegExp, feminine: RegExp]

/** The first words of descriptions in Romance languages. */
const ROMANCE: Record<'fr' | 'es' | 'it' | 'pt', Genders> = {
  fr: [
    /^(?:capteur|système|appareil|boîtier|outil|logiciel|robot|four|banc|bac|chariot|lit|fauteuil|pied|totem|module|programme|dispositif|distributeur|enregistreur|détecteur|compteur|filtre|moteur|broyeur|séchoir|tracteur|portail|coffret|kit|terminal|écran|tableau|véhicule|vélo|bateau|panier|service|registre|store|rideau|abri|étal|support|tapis|plateau|pupitre|fût|tonneau|extincteur|composteur|hachoir|pétrin|rayonnage|escalier|monte-charge|casque|gant|gilet|badge|lecteur|afficheur|coffre|coffre-fort|pistolet|pulvérisateur|nettoyeur|aspirateur|\p{L}{3,}(?:ateur|iseur|oteur|esseur|isseur))$/u,
    /^(?:sonde|machine|application|appli|plateforme|caméra|pompe|balance|station|borne|lampe|presse|scie|cuve|armoire|table|chaise|remorque|brosse|caisse|valise|solution|centrale|chaudière|vitrine|alarme|serrure|porte|housse|bâche|étuve|vanne|hotte|boîte|trieuse|laveuse|tondeuse|pergola|tente|trappe|billetterie|serre|cloison|rampe|remorque|benne|grue|échelle|plancha|friteuse|malle|mallette|étiqueteuse|imprimante|montre|veste|clôture|barrière|pince|douche|\p{L}{3,}ette|tronçonneuse|débroussailleuse|machine-outil|\p{L}{3,}(?:atrice|euse))$/u,
  ],
  es: [
    /^(?:sensor|sistema|aparato|equipo|programa|robot|horno|banco|carro|dispositivo|registrador|detector|medidor|contador|filtro|motor|molino|secador|portal|kit|terminal|panel|vehículo|barco|servicio|software|módulo|armario|depósito|carrito|contenedor|urinario|escáner|asistente|carro|kayak|bolso|saco|guante|termo|altavoz|micrófono|proyector|ordenador|drone|dron|frigorífico|arcón|colchón|casco|chaleco|toldo|cargador|lector|cajón|cuadro|remolque|tractor|andamio|extintor|juego|\p{L}{3,}(?:ador|idor))$/u,
    /^(?:sonda|fuente|cafetera|nevera|estufa|linterna|manta|lona|gafa|bicicleta|pérgola|persiana|cortina|carretilla|pala|hamaca|tumbona|piscina|cubierta|bañera|tetera|plancha|pulsera|tableta|farola|(?!madera|manera|primera|cera$)\p{L}{3,}era|mesa|carpa|vitrina|impresora|grúa|rampa|cinta|silla|cabina|escalera|valla|balanza|cama|tienda|máquina|aplicación|app|plataforma|cámara|bomba|balanza|estación|lámpara|prensa|sierra|cuba|mesa|silla|caja|solución|caldera|vitrina|alarma|cerradura|puerta|trampa|herramienta|báscula|\p{L}{3,}(?:adora|idora))$/u,
  ],
  it: [
    /^(?:sensore|sistema|apparecchio|dispositivo|programma|robot|forno|banco|carrello|registratore|rilevatore|misuratore|contatore|filtro|motore|mulino|essiccatore|portale|kit|terminale|pannello|veicolo|servizio|software|gestionale|modulo|armadio|serbatoio|totem|letto|strumento|impianto|scaffale|tavolo|gazebo|distributore|spremiagrumi|frigorifero|rimorchio|montacarichi|lettore|pontile|nastro|cassone|carro|assistente|casco|guanto|zaino|telo|materasso|proiettore|altoparlante|drone|banchetto|tappeto|armadietto|carrellino|\p{L}{3,}tore)$/u,
    /^(?:sonda|livella|macchina|applicazione|app|piattaforma|telecamera|pompa|bilancia|stazione|lampada|pressa|sega|vasca|tavola|sedia|cassa|soluzione|caldaia|vetrina|serratura|porta|trappola|centralina|cella|lavatrice|stampante|lavagna|tenda|rampa|gru|scala|barriera|sedia|poltrona|lampada|etichettatrice|mantecatrice|fresatrice|panca|culla|\p{L}{3,}(?:china|etta|iera)|\p{L}{3,}trice)$/u,
  ],
  pt: [
    /^(?:sensor|sistema|aparelho|equipamento|programa|robô|forno|banco|carrinho|dispositivo|registador|registrador|detetor|detector|medidor|contador|filtro|motor|moinho|secador|portal|kit|terminal|painel|veículo|barco|serviço|software|módulo|armário|depósito|aplicativo|carregador|saco|assistente|tapete|colchão|capacete|colete|projetor|altifalante|drone|leitor|toldo|reboque|trator|extintor|quadro|frigorífico|\p{L}{3,}(?:ador|edor|idor))$/u,
    /^(?:sonda|máquina|aplicação|app|plataforma|câmara|câmera|bomba|balança|estação|lâmpada|prensa|serra|cuba|mesa|cadeira|caixa|solução|caldeira|vitrine|fechadura|porta|armadilha|ferramenta|tesoura|bengala|coleira|cafeteira|geladeira|torradeira|banheira|pulseira|estufa|roçadora|impressora|vitrina|(?!madeira|maneira|primeira)\p{L}{3,}eira|tenda|rampa|grua|escada|cama|maca|etiquetadora|cerca|\p{L}{3,}(?:adora|edora|idora))$/u,
  ],
}

/** Romance adjectives that come first, as in "petit boîtier". */
const BEFORE_NOUN =
  /^(?:petite?|grande?|gran|nouveau|nouvelle|nuov[oa]|piccol[oa]|pequeñ[oa]|pequen[oa]|nov[oa]|mini)$/u
/** Where a noun's own words end. */
const NOUN_ENDS =
  /[,.;:(–—]|\s(?:for|that|which|who|whose|with|without|to|in|on|of|from|by|at|as|and|or|made|used|built|voor|die|dat|waarmee|met|zonder|om|in|op|van|uit|en|of|aan|tegen|bij|naar)\s/u
/** English words that end like a thing that is counted, but are not. */
const ENGLISH_UNCOUNTED =
  /(?:water|paper|power|leather|timber|rubber|copper|silver|fiber|weather|butter|beer|cider|labor|decor|matter|fodder|powder|lumber|mortar|vinegar|honor|plaster|lager|ginger|pepper|liquor|polyester|litter|colou?r|fertili[sz]er)$|^(?:outdoor|indoor|number|for|or|over|under|after|other|per|ever|never|together|faster|better|easier|longer|safer|cheaper|smarter|later|sooner|earlier|greater|higher|lower|bigger|smaller|quicker|simpler|stronger|less|more|four|bitter|cucumber)$/i
const DUTCH_UNCOUNTED =
  /(?:water|papier|suiker|boter|poeder|koper|zilver|rubber|leder|beheer|verkeer|vervoer|weer|voer|over|onder|meer|minder|voor|zonder|sneller|beter|lekker|zuiver|groter|kleiner|hoger|lager|verder|eerder|later|ander|makkelijker|veiliger|goedkoper|slimmer|stiller|altijd|nooit|lever|winter|zomer)$/i
/** Words that begin no bare noun. */
const NO_NOUN =
  /^(?:an?|the|our|your|his|its|this|that|these|those|every|each|all|no|any|some|we|you|it|they|een|de|het|ons|onze|uw|elke|elk|alle|geen|wij|we|u|deze|dit|get|keep|make|find|save|see|let|send|stop|learn|sell|buy|hire|rent|know|never|always|how|why|what|when|where|is|are|can|will|has|have|do|does|nooit|altijd|hoe|wat|is|zijn|kan|heeft)$/i

/**
 * The text as it continues after a colon, with the indefinite article before a thing that is counted: "battery-powered
 * gauge for bridges" is "a battery-powered gauge for bridges". The text stays as it is where that is not sure.
 */
export function withArticle(text: string, language: LanguageName): string {
  if (language === 'pl') return text
  if (language === 'de') return germanArticle(text)
  if (language === 'en' || language === 'nl') {
    const [noun = ''] = text.split(NOUN_ENDS)
    const words = noun.split(' ')
    const isThing = words.length <= 7 && isCounted(words.at(-1) ?? '', language)
    if (!isThing || words.some((word) => NO_NOUN.test(word)) || /^\d+(?!D\s|[\d.]*-\p{L})/u.test(text))
      return text
    return `${language === 'nl' ? 'een' : aOrAn(text)} ${text}`
  }
  const words = text.split(/[\s,;:.(]+/)
  const noun = BEFORE_NOUN.test(words[0] ?? '') ? words[1] : words[0]
  const [masculine, feminine] = ROMANCE[language]
  const is = masculine.test(noun ?? '') ? 'masculine' : feminine.test(noun ?? '') ? 'feminine' : undefined
  return is ? `${romanceArticle(language, is, words[0] ?? '')}${text}` : text
}

const isCounted = (noun: string, language: 'en' | 'nl') =>
  language === 'nl'
    ? DUTCH.test(noun) && !DUTCH_UNCOUNTED.test(noun)
    : ENGLISH.test(noun) && !ENGLISH_UNCOUNTED.test(noun)

const aOrAn = (text: string) => {
  const [first = ''] = text.split(/[\s-]/)
  if (/^\d/.test(first)) return /^(?:8|11(?!\d)|18(?!\d))/.test(first) ? 'an' : 'a'
  const isSpelt = /^\p{Lu}{1,4}$/u.test(first) && !/^(?:LAN|RAM|ROM|SIM|NAS|MIDI|HEPA|NASA|REM)$/.test(first)
  if (isSpelt) return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a'
  const hasVowel = /^(?:[aeio]|u(?!s[aei]|ni(?!n)|ti))/i.test(first) && !/^(?:eu|one|once)/i.test(first)
  return hasVowel || /^(?:hour|honest|heir)/i.test(first) ? 'an' : 'a'
}

function romanceArticle(
  language: 'fr' | 'es' | 'it' | 'pt',
  is: 'masculine' | 'feminine',
  first: string,
): string {
  if (language === 'fr') return is === 'masculine' ? 'un ' : 'une '
  if (language === 'es') return is === 'masculine' ? 'un ' : 'una '
  if (language === 'pt') return is === 'masculine' ? 'um ' : 'uma '
  if (is === 'feminine') return /^[aeiou]/i.test(first) ? 'un’' : 'una '
  return /^(?:s[^aeiou]|z|gn|ps|x|y)/i.test(first) ? 'uno ' : 'un '
}

const ADJECTIVE = '[\\p{L}-]*\\p{Ll}(?:er|es|e)'
/** The adjectives at the beginning of a text, with an adverb before them, and the noun that follows. */
const ADJECTIVES = new RegExp(
  `^((?:\\p{L}\\p{Ll}*(?:isch|lich|ig|bar|sam|voll|leicht|schnell|frei|fest|besonders|sehr|extra) (?=\\p{Ll}))?\\p{L}${ADJECTIVE}(?:,? (?:und )?(?!(?:der|die|das|deren|dessen|eine) )\\p{Ll}${ADJECTIVE})* )?((?:\\d[\\d,.]*-|\\p{Ll})?\\p{Lu}[\\p{L}-]*)`,
  'u',
)
const GERMAN_DETERMINER = /^(?:ein|der|die|das|unser|ihr|dies|jed|kein|mein|welch|wir|sie|es|alle)\p{Ll}*\s/iu
/** "ein Ofen, der", or "ein kompakter Ofen": a masculine noun. */
const GERMAN_MASCULINE_PHRASE = /^ein (?=\p{Ll}+er(?:,? \p{Ll}+er)* \p{Lu}|\p{Lu}[\p{L}-]+, der )/iu

/** In the accusative, as the product is the object of its sentence. */
function germanArticle(text: string): string {
  const [, ofArticle = ''] = /^ein (\p{Lu}[\p{L}-]+)/iu.exec(text) ?? []
  if (GERMAN_MASCULINE_PHRASE.test(text) || GERMAN_MASCULINE.test(ofArticle))
    return accusative(text.replace(/^ein /i, 'einen '))
  if (GERMAN_DETERMINER.test(text)) return GERMAN_NOUN.test(text) ? lowered(text) : text
  const [, adjectives = '', noun = ''] = ADJECTIVES.exec(text) ?? []
  const [, ending] = /(er|es|e) $/.exec(adjectives) ?? []
  if (ending === 'er' || (!ending && GERMAN_MASCULINE.test(noun)))
    return `einen ${accusative(lowered(text, adjectives))}`
  if (ending === 'es' || (!ending && GERMAN_NEUTER.test(noun))) return `ein ${lowered(text, adjectives)}`
  return GERMAN_FEMININE.test(noun) ? `eine ${lowered(text, adjectives)}` : lowered(text, adjectives)
}

/** An article and a noun, with more words that describe the noun: no whole sentence. */
const GERMAN_NOUN =
  /^(?:Eine?|Der|Die|Das|Unsere?)\s[^,.]*(?:,\s(?:\p{Ll}+\s)?(?:der|die|das|den|dem|deren|dessen|mit|ohne)|\s(?:für|zur?m?|mit|aus))\s/u

/** The adjectives before the first noun, in the accusative: "kompakter, leiser Ofen" is "kompakten, leisen Ofen". */
const accusative = (text: string) =>
  text.replace(/^(?:einen )?(?:\p{Ll}[\p{L}-]*,? (?:und )?)+(?=\p{Lu})/u, (before) =>
    before.replace(/er(?=,? )/g, 'en'),
  )

/** @param adjectives the text is in lower case only where it begins with these */
const lowered = (text: string, adjectives = ' ') =>
  adjectives === '' ? text : text.charAt(0).toLowerCase() + text.slice(1)
