import { type LanguageName, languages } from './language.ts'

/** The words for a thing in each language, in the order of `languages`. Some are the plural, as for what comes in sets. */
const THINGS = `camera|Kamera|caméra|cámara|telecamera|camera|kamera|câmara
sensor|Sensor|capteur|sensor|sensore|sensor|czujnik|sensor
sensors|Sensoren|capteurs|sensores|sensori|sensoren|czujniki|sensores
scanner|Scanner|scanner|escáner|scanner|scanner|skaner|scanner
detector|Detektor|détecteur|detector|rilevatore|detector|detektor|detetor
alarm|Alarm|alarme|alarma|allarme|alarm|alarm|alarme
logger|Logger|enregistreur|registrador|registratore|logger|rejestrator|registador
meter|Messgerät|compteur|medidor|misuratore|meter|miernik|medidor
gauge|Messgerät|jauge|medidor|misuratore|meter|miernik|medidor
scale|Waage|balance|báscula|bilancia|weegschaal|waga|balança
scales|Waage|balance|báscula|bilancia|weegschaal|waga|balança
thermometer|Thermometer|thermomètre|termómetro|termometro|thermometer|termometr|termómetro
software|Software|logiciel|software|software|software|oprogramowanie|software
program|Programm|programme|programa|programma|programma|program|programa
app|App|application|aplicación|app|app|aplikacja|aplicação
robot|Roboter|robot|robot|robot|robot|robot|robô
drone|Drohne|drone|dron|drone|drone|dron|drone
pump|Pumpe|pompe|bomba|pompa|pomp|pompa|bomba
filter|Filter|filtre|filtro|filtro|filter|filtr|filtro
valve|Ventil|vanne|válvula|valvola|klep|zawór|válvula
motor|Motor|moteur|motor|motore|motor|silnik|motor
compressor|Kompressor|compresseur|compresor|compressore|compressor|sprężarka|compressor
battery|Batterie|batterie|batería|batteria|accu|bateria|bateria
charger|Ladegerät|chargeur|cargador|caricatore|lader|ładowarka|carregador
lamp|Lampe|lampe|lámpara|lampada|lamp|lampa|lâmpada
light|Leuchte|lampe|luz|luce|lamp|lampa|luz
lights|Leuchten|éclairage|luces|luci|verlichting|oświetlenie|luzes
display|Anzeige|écran|pantalla|display|scherm|wyświetlacz|visor
printer|Drucker|imprimante|impresora|stampante|printer|drukarka|impressora
tablet|Tablet|tablette|tableta|tablet|tablet|tablet|tablet
terminal|Terminal|terminal|terminal|terminale|terminal|terminal|terminal
headset|Headset|casque|auricular|cuffia|headset|zestaw słuchawkowy|auscultador
microphone|Mikrofon|microphone|micrófono|microfono|microfoon|mikrofon|microfone
loudspeaker|Lautsprecher|haut-parleur|altavoz|altoparlante|luidspreker|głośnik|altifalante
oven|Ofen|four|horno|forno|oven|piec|forno
stove|Herd|cuisinière|estufa|stufa|kachel|kuchenka|fogão
boiler|Kessel|chaudière|caldera|caldaia|ketel|kocioł|caldeira
heater|Heizgerät|chauffage|calefactor|riscaldatore|verwarming|grzejnik|aquecedor
cooler|Kühlgerät|refroidisseur|enfriador|refrigeratore|koeler|chłodziarka|refrigerador
refrigerator|Kühlschrank|réfrigérateur|frigorífico|frigorifero|koelkast|lodówka|frigorífico
fridge|Kühlschrank|réfrigérateur|frigorífico|frigorifero|koelkast|lodówka|frigorífico
freezer|Gefrierschrank|congélateur|congelador|congelatore|vriezer|zamrażarka|congelador
dryer|Trockner|séchoir|secador|essiccatore|droger|suszarka|secador
mixer|Mischer|mélangeur|mezclador|miscelatore|mixer|mieszalnik|misturador
mill|Mühle|moulin|molino|mulino|molen|młyn|moinho
press|Presse|presse|prensa|pressa|pers|prasa|prensa
saw|Säge|scie|sierra|sega|zaag|piła|serra
drill|Bohrer|perceuse|taladro|trapano|boor|wiertarka|berbequim
ladder|Leiter|échelle|escalera|scala|ladder|drabina|escada
scaffold|Gerüst|échafaudage|andamio|ponteggio|steiger|rusztowanie|andaime
crane|Kran|grue|grúa|gru|kraan|dźwig|grua
lift|Lift|élévateur|elevador|elevatore|lift|podnośnik|elevador
ramp|Rampe|rampe|rampa|rampa|hellingbaan|rampa|rampa
trolley|Wagen|chariot|carro|carrello|wagen|wózek|carrinho
cart|Wagen|chariot|carro|carrello|kar|wózek|carrinho
trailer|Anhänger|remorque|remolque|rimorchio|aanhanger|przyczepa|reboque
bike|Fahrrad|vélo|bicicleta|bicicletta|fiets|rower|bicicleta
bicycle|Fahrrad|vélo|bicicleta|bicicletta|fiets|rower|bicicleta
boat|Boot|bateau|barco|barca|boot|łódź|barco
tractor|Traktor|tracteur|tractor|trattore|tractor|traktor|trator
sweeper|Kehrmaschine|balayeuse|barredora|spazzatrice|veegmachine|zamiatarka|varredora
mower|Mäher|tondeuse|cortacésped|tosaerba|maaier|kosiarka|cortador
sprayer|Sprühgerät|pulvérisateur|pulverizador|irroratrice|spuit|opryskiwacz|pulverizador
tent|Zelt|tente|carpa|tenda|tent|namiot|tenda
awning|Markise|store|toldo|tenda|zonnescherm|markiza|toldo
roof|Dach|toit|tejado|tetto|dak|dach|telhado
door|Tür|porte|puerta|porta|deur|drzwi|porta
gate|Tor|portail|puerta|cancello|hek|brama|portão
window|Fenster|fenêtre|ventana|finestra|raam|okno|janela
fence|Zaun|clôture|valla|recinzione|hek|ogrodzenie|vedação
wall|Wand|paroi|pared|parete|wand|ściana|parede
floor|Boden|sol|suelo|pavimento|vloer|podłoga|pavimento
panel|Platte|panneau|panel|pannello|paneel|panel|painel
panels|Platten|panneaux|paneles|pannelli|panelen|panele|painéis
tiles|Fliesen|carreaux|azulejos|piastrelle|tegels|płytki|azulejos
mat|Matte|tapis|alfombra|tappeto|mat|mata|tapete
carpet|Teppich|tapis|alfombra|tappeto|tapijt|dywan|tapete
blanket|Decke|couverture|manta|coperta|deken|koc|cobertor
cover|Abdeckung|housse|funda|copertura|hoes|pokrowiec|cobertura
tarpaulin|Plane|bâche|lona|telone|zeil|plandeka|lona
net|Netz|filet de protection|red|rete|net|siatka|rede
rope|Seil|corde|cuerda|corda|touw|lina|corda
bag|Tasche|sac|bolsa|borsa|tas|torba|saco
bags|Taschen|sacs|bolsas|borse|tassen|torby|sacos
box|Box|boîte|caja|scatola|doos|skrzynka|caixa
boxes|Boxen|boîtes|cajas|scatole|dozen|skrzynki|caixas
crate|Kiste|caisse|caja|cassa|krat|skrzynia|caixa
container|Behälter|conteneur|contenedor|contenitore|container|pojemnik|contentor
bottle|Flasche|bouteille|botella|bottiglia|fles|butelka|garrafa
tank|Tank|cuve|depósito|serbatoio|tank|zbiornik|depósito
barrel|Fass|fût|barril|botte|vat|beczka|barril
cabinet|Schrank|armoire|armario|armadio|kast|szafa|armário
cupboard|Schrank|armoire|armario|armadio|kast|szafa|armário
locker|Schließfach|casier|taquilla|armadietto|locker|szafka|cacifo
lockers|Schließfächer|casiers|taquillas|armadietti|lockers|szafki|cacifos
shelf|Regal|étagère|estante|scaffale|rek|regał|prateleira
shelves|Regale|étagères|estantes|scaffali|rekken|regały|prateleiras
table|Tisch|table|mesa|tavolo|tafel|stół|mesa
chair|Stuhl|chaise|silla|sedia|stoel|krzesło|cadeira
bench|Bank|banc|banco|panca|bank|ławka|banco
mattress|Matratze|matelas|colchón|materasso|matras|materac|colchão
wheelchair|Rollstuhl|fauteuil roulant|silla de ruedas|sedia a rotelle|rolstoel|wózek inwalidzki|cadeira de rodas
helmet|Helm|casque|casco|casco|helm|kask|capacete
glove|Handschuh|gant|guante|guanto|handschoen|rękawica|luva
gloves|Handschuhe|gants|guantes|guanti|handschoenen|rękawice|luvas
shoes|Schuhe|chaussures|zapatos|scarpe|schoenen|buty|sapatos
jacket|Jacke|veste|chaqueta|giacca|jas|kurtka|casaco
vest|Weste|gilet|chaleco|gilet|vest|kamizelka|colete
mask|Maske|masque|máscara|maschera|masker|maska|máscara
clock|Uhr|horloge|reloj|orologio|klok|zegar|relógio
badge|Ausweis|badge|tarjeta|badge|badge|identyfikator|crachá
button|Knopf|bouton|botón|pulsante|knop|przycisk|botão
lock|Schloss|serrure|cerradura|serratura|slot|zamek|fechadura
card|Karte|carte|tarjeta|tessera|kaart|karta|cartão
label|Etikett|étiquette|etiqueta|etichetta|etiket|etykieta|etiqueta
labels|Etiketten|étiquettes|etiquetas|etichette|etiketten|etykiety|etiquetas
paint|Farbe|peinture|pintura|vernice|verf|farba|tinta
varnish|Lack|vernis|barniz|vernice|lak|lakier|verniz
coating|Beschichtung|revêtement|revestimiento|rivestimento|coating|powłoka|revestimento
glue|Klebstoff|colle|pegamento|colla|lijm|klej|cola
adhesive|Klebstoff|colle|adhesivo|adesivo|lijm|klej|cola
detergent|Waschmittel|détergent|detergente|detergente|wasmiddel|środek piorący|detergente
soap|Seife|savon|jabón|sapone|zeep|mydło|sabão
oil|Öl|huile|aceite|olio|olie|olej|óleo
fertiliser|Dünger|engrais|fertilizante|fertilizzante|meststof|nawóz|adubo
fertilizer|Dünger|engrais|fertilizante|fertilizzante|meststof|nawóz|adubo
bread|Brot|pain|pan|pane|brood|chleb|pão
cheese|Käse|fromage|queso|formaggio|kaas|ser|queijo
coffee|Kaffee|café|café|caffè|koffie|kawa|café
tea|Tee|thé|té|tè|thee|herbata|chá
wine|Wein|vin|vino|vino|wijn|wino|vinho
beer|Bier|bière|cerveza|birra|bier|piwo|cerveja
juice|Saft|jus|zumo|succo|sap|sok|sumo
training|Schulung|formation|formación|formazione|training|szkolenie|formação
workshop|Workshop|atelier|taller|workshop|workshop|warsztaty|workshop
insurance|Versicherung|assurance|seguro|assicurazione|verzekering|ubezpieczenie|seguro
game|Spiel|jeu|juego|gioco|spel|gra|jogo
toy|Spielzeug|jouet|juguete|giocattolo|speelgoed|zabawka|brinquedo
book|Buch|livre|libro|libro|boek|książka|livro
trap|Falle|piège|trampa|trappola|val|pułapka|armadilha
cage|Käfig|cage|jaula|gabbia|kooi|klatka|gaiola
collar|Halsband|collier|collar|collare|halsband|obroża|coleira
bracelet|Armband|bracelet|pulsera|braccialetto|armband|bransoletka|pulseira
wristband|Armband|bracelet|pulsera|braccialetto|polsband|opaska|pulseira
controller|Steuerung|régulateur|controlador|regolatore|regelaar|sterownik|controlador
dispenser|Spender|distributeur|dispensador|dispenser|dispenser|dozownik|dispensador
composter|Komposter|composteur|compostador|compostiera|composteerder|kompostownik|compostor
greenhouse|Gewächshaus|serre|invernadero|serra|kas|szklarnia|estufa
playground|Spielplatz|aire de jeux|parque infantil|parco giochi|speeltuin|plac zabaw|parque infantil`
  .split('\n')
  .map((line) => line.split('|'))

/** What stands before the words for a thing: the verb of "X is a lamp". */
const VERB: Record<LanguageName, RegExp> = {
  en: /\s(?:is|are)\s(?:(?:an?|the|our)\s)?/i,
  de: /\s(?:ist|sind)\s(?:(?:eine?|der|die|das|unsere?)\s)?/i,
  fr: /\s(?:est|sont)\s(?:un|une|le|la|les|des|notre|nos)\s/i,
  es: /\s(?:es|son)\s(?:(?:un|una|el|la|los|las|unos|unas)\s)?/i,
  it: /\s(?:è|sono)\s(?:(?:un|uno|una|il|lo|la|i|gli|le|dei|delle)\s|un[’'])?/i,
  nl: /\s(?:is|zijn)\s(?:(?:een|de|het|onze?)\s)?/i,
  pl: /\s(?:to|jest to)\s/i,
  pt: /\s(?:é|são)\s(?:(?:um|uma|o|a|os|as|uns|umas)\s)?/i,
}
/** The same at the beginning of a description without a verb: "A lamp for barns". */
const ARTICLE: Record<LanguageName, RegExp> = {
  en: /^(?:(?:an?|our)\s|(?!\S+s\s)(?=(?:[\w-]+\s){1,3}(?:for|that|which|with|made)\s))/i,
  de: /^(?:(?:[Ee]ine?|[Uu]nsere?)\s|(?=(?:\p{L}+(?:e|er|es)\s){0,2}\p{Lu}[\p{L}-]+(?:,|\s(?:für|mit|aus|zum?r?)\s)))/u,
  fr: /^(?:(?:un|une|notre|nos)\s)?/i,
  es: /^(?:(?:un|una)\s)?/i,
  it: /^(?:(?:un|uno|una)\s|un[’'])?/i,
  nl: /^(?:(?:een|onze?)\s|(?!\S+t\s)(?=(?:[\w-]+\s){1,3}(?:voor|die|dat|met|van)\s))/i,
  pl: /^(?=\p{Lu}\p{Ll})/u,
  pt: /^(?:(?:um|uma)\s)?/i,
}
/** Words within a sentence, after which a noun is not what the thing is: "Keep the camera". */
const WITHIN =
  /(?<!\p{L})(?:the|your|its|his|her|their|an?|de|het|een|uw|der|die|das|den|dem|ihre?n?|eine?n?|hält|macht|misst|zeigt)(?!\p{L})/iu
/** What is said of a thing before its verb: of "A lamp that is bright" nothing. */
const RELATIVE = /[,;:(]|\s(?:that|which|who|que|qui|che|dat|waarmee|któr[yae])(?!\p{L})/iu
const SUBJECT_WORDS = 5

/** The text from the words for a thing on; '' if it does not say what a thing is. */
function fromThing(description: string, source: LanguageName): string {
  const verb = VERB[source].exec(description)
  const subject = verb ? description.slice(0, verb.index) : ''
  const isOfSubject = verb && subject.split(' ').length <= SUBJECT_WORDS && !RELATIVE.test(subject)
  const before = isOfSubject ? verb : ARTICLE[source].exec(description)
  return before ? description.slice(before.index + before[0].length) : ''
}

/** Where the words for a thing end. */
const AFTER =
  /[,.;:(–—]|\s(?:for|that|which|who|whose|where|with|without|to|in|on|of|from|by|at|as|and|or|made|used|built|so|für|zum?r?|mit|ohne|aus|im|am|und|voor|die|dat|waarmee|met|zonder|om|op|van|uit|en)\s/i
/** "a set of 16 lockers" are lockers. */
const SET = /^(?:\S+\s){0,2}?(?:set|kit|range|line|series|pair|roll|pack|box)\sof\s(?:\d+\s)?/i

/**
 * What kind of thing a description in another language says that the product is, in one word of a letter's language.
 * @returns '' if the thing has no word here
 */
export function thingIn(description: string, source: LanguageName, language: LanguageName): string {
  const phrase = fromThing(description, source).replace(SET, '')
  const [words = ''] = phrase.split(AFTER)
  if (isLastWord(source) && WITHIN.test(words)) return ''
  const head = (isLastWord(source) ? words.split(/[\s-]/).at(-1) : words.split(/\s/)[0]) ?? ''
  const rows = THINGS.filter((row) => isWordFor(head.toLowerCase(), row[languages.indexOf(source)] ?? ''))
  const [word = '', ...others] = new Set(rows.map((row) => row[languages.indexOf(language)] ?? ''))
  // "Casque" is a helmet or a headset.
  return others.length === 0 ? word : ''
}

/** Whether a language says what a thing is last: "push camera", but "caméra thermique". */
const isLastWord = (source: LanguageName) => ['en', 'de', 'nl'].includes(source)

/** German and Dutch words that mean the same at the end of a longer one: "Schiebekamera". */
const ENDS =
  /^(?:kamera|camera|sensor(?:en)?|scanner|messgerät|waage|thermometer|software|programma?|plattform|system|systeem|gerät|apparaat|maschine|machine|roboter|robot|drohne|pumpe|pomp|ventil|motor|batterie|ladegerät|lampe?|leuchten?|drucker|printer|ofen|oven|kessel|ketel|schrank|regale?|säge|gerüst|anhänger|aanhanger|fahrrad|matratze|matras|rollstuhl|rolstoel|helm|handschuhe?|etikett?(?:en)?|dünger|schulung|versicherung|verzekering|cursus)$/i

/** Whether a word is the one for a thing, or a longer one that ends in it. */
const isWordFor = (head: string, word: string): boolean =>
  head === word.toLowerCase() || (ENDS.test(word) && head.endsWith(word.toLowerCase()))
