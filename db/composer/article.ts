import type { LanguageName } from './language.ts'

/**
 * Things that are counted, by the end of their word in Germanic languages and by the whole first word in Romance ones.
 * Other things, such as oil, cleaning or software, may have no article, so none is put before them.
 */
const ENGLISH =
  /(?:gauge|system|device|tool|app|platform|machine|kit|unit|programme?|trailer|chute|oven|pump|lamp|light|lift|box|case|camera|robot|station|cabinet|bench|table|chair|bed|trolley|cart|bike|boat|tent|bag|valve|filter|panel|screen|display|board|desk|network|portal|website|service|course|subscription|tank|trap|feeder|mower|saw|drill|press|mixer|fridge|freezer|cooler|heater|dryer|drier|logger|sensor|scanner|reader|printer|tracker|planner|meter|detector|monitor|controller|dispenser|washer|cleaner|cutter|sprayer|loader|crane|ramp|hoist|barrier|shelter|blanket|jacket|glove|mat|tray|rack|shelf|locker|module|adapter|charger|battery|boiler|burner|fan|purifier|humidifier|dehumidifier|recorder|register|terminal|kiosk|counter|timer|alarm|lock|gate|door|window|frame|cover|net|rod|hook|container|vessel|vehicle|van|tractor|plough|harvester|milker|scale|balance|microscope|plate|cup|bottle|jar|pen|notebook|calendar|guide|handbook|database|assistant|chatbot|dome|tower|stand|stall|booth|pod|cabin|pack|bin|basket|pallet|vest|helmet|suit|shoe|boot|cap|sign|banner|flag|map|game|toy|workshop|plan|scheme|marketplace|dashboard|plugin|model|engine|motor|wheel|tyre|bracket|clamp|pipe|hose|nozzle|tap|sink|toilet|shower|basin|sauna|pool|stove|grill|kettle|pan|knife|blade|spade|shed|greenhouse|fence|wall|roof|ladder|scaffold|wheelchair|cushion|mattress|curtain|blind|carpet|stool|mirror|clock|watch|phone|tablet|laptop|switch|hub|cable|antenna|tag|label|badge|card|key|loop|point|pad|ring|belt|strap|seat|sofa|easel|bulb|plug|socket|pole|instrument|organ|piano|headset|brush|crate|barrel|keg|jug|glass|bowl|spoon|bracelet|collar|harness|probe|lens|laser|drone|truck|lorry|car|scooter|swing|slide|playground|kitchen|stage|set|bath|parlour|parlor|tile|cloth|barn|clip|sleeve|tape|incubator|canopy|awning|gazebo|marquee)$|(?:er|or)$/i
const GERMAN_FEMININE =
  /(?:maschine|anlage|pumpe|app|plattform|lampe|leuchte|kamera|station|waage|bürste|presse|säge|fräse|heizung|lösung|steuerung|datenbank|schnittstelle|tafel|box|kiste|falle|bank|liege|theke|vitrine|rampe|winde|bühne|trage|matte|decke|jacke|plane|halle|haube|küche|schleuse|sonde|ampel|leiter|rutsche|schaukel|dusche|wanne|kasse|uhr|brille|weste|zange|schere|schaufel|kette|platte|rolle|tür|trennwand|wand|flasche|dose|tonne|folie|patrone|düse|spritze|batterie|zelle|kabine|karte|liste|binde|hülle|tasche|hose|säule|tränke|raufe|mappe|kerze|klappe|klinke|schiene|scheibe|spule|walze|mulde)$/i
const GERMAN_MASCULINE =
  /(?:logger|brecher|kneter|sensor|melder|drucker|scanner|roboter|wagen|ofen|lift|automat|kasten|schrank|tisch|stuhl|kühler|trockner|mischer|rechner|messer|zähler|filter|kompressor|motor|bot|kurs|planer|assistent|spender|halter|träger|anhänger|heber|stapler|lader|mäher|streuer|kalender|koffer|sessel|teppich|kran|korb|helm|handschuh|stiefel|becher|ordner|zaun|pavillon|container|tank|schlauch|schuh|dienst|service|plan|regler|verteiler|wecker|wächter|bohrer|greifer|entfeuchter|befeuchter|reiniger|sauger|bläser|brenner|kocher|kessel|behälter|verschluss|dämpfer|hocker|abscheider|verbinder|zerstäuber|herd|grill|strahler|stecker|schalter|timer|tracker|router|server|aufzug|beutel|sack|topf|wärmer|öffner|schneider|wechsler|zaun|schirm|hahn|block|stift|gurt|zylinder|trichter|rechen|besen|ator|(?<!w)arm|kipper)$/i
const GERMAN_NEUTER =
  /(?:gerät|system|programm|portal|tool|werkzeug|modul|terminal|regal|bett|fahrrad|boot|zelt|netz|ventil|set|paket|display|pult|becken|messgerät|fahrzeug|rad|tuch|fass|brett|gestell|kissen|schild|polster|(?:hof|roll|garagen|schiebe|weide)tor|schloss|etikett|kassensystem|gebläse|getriebe|gewächshaus|haus|dach|paneel|segel|(?:thermo|hygro|mano|baro|photo|spektro)meter)$/i
const DUTCH =
  /(?:machine|brug|systeem|installatie|apparaat|sensor|lamp|armatuur|pomp|app|programma|platform|meter|kast|bak|wagen|robot|printer|scanner|logger|oven|lift|filter|camera|ketel|droger|koeler|mixer|menger|snijder|zaag|pers|box|doos|tafel|stoel|bed|fiets|boot|tent|net|klep|set|pakket|scherm|display|dienst|eiland|oplossing|tool|toestel|module|station|weegschaal|spuit|strooier|maaier|kraan|trap|deur|hek|mat|deken|jas|melder|planner|unit|kar|wand|kap|plaat|band|riem|bus|boot|kas|stal|silo|tank|zuil|paal|kist|korf|container|aanhanger|rolstoel|douche|bril|helm|vest|schoen|bureau|koffer|fornuis|slot|sleutel|kaart|boek|spel|scan|laser|drone|auto|vrachtwagen|trein|[a-z]{3,}er|tillift|rollator|schep|kooi|muur|bank|balie|bord|vloer|mat|zak|tas|sluis|koelcel|cel|telefoon|luidspreker|arm|poort|krat|spiegel|ring|cabine|vitrine|paneel|plank|beker|emmer|schaal|baan|glijbaan|sproeier)$/i

/**
 * The first words of descriptions in Romance languages, by gender: things that are counted, and ends of such words. Words
 * with such an end that are no such things are left out.
 */
interface Nouns {
  masculine: RegExp
  feminine: RegExp
  others: RegExp
}

const ROMANCE: Record<'fr' | 'es' | 'it' | 'pt', Nouns> = {
  fr: {
    masculine:
      /^(?:gaufrier|clavier|escalier|levier|plâtrier|tablier|bouclier|sanglier|pommier|chevalet|support|hamac|gyropode|abonnement|abri|appareil|autoclave|automate|bac|badge|ballon|banc|bateau|bloc|boîtier|bracelet|brûleur|calendrier|capteur|carnet|casque|chariot|chatbot|chauffe-eau|coffre|coffre-fort|coffret|collier|composteur|congélateur|convoyeur|coussin|câble|dispositif|distillateur|drone|fauteuil|filet|filtre|fouloir|four|fût|gabarit|gant|garde-corps|gerbeur|gilet|guide|harnais|kit|lave-vaisselle|lave-verres|lit|logiciel|lève-malade|lève-personne|matelas|meuble|microscope|minuteur|module|monte-charge|moule|mât|nettoyant|onduleur|outil|palan|pied|pistolet|pont|portail|poste|poteau|poêle|pressoir|programme|pupitre|pétrin|rayonnage|registre|robinet|robot|routeur|réfrigérateur|sac|scanner|serveur|service|silo|standard|store|stéthoscope|support|système|sécateur|tapis|tensiomètre|terminal|testeur|thermostat|totem|tracker|transpalette|treuil|tuyau|ventilo|volet|véhicule|vélo|vérin|échafaudage|écran|égouttoir|établi|étal|\p{L}{2,}eur|\p{L}{3,}(?:oir|eau|mètre|scope|phone|et|ot|ard)|\p{L}{2,}[^tsçxi]on|éclairage|emballage|équipement|vêtement|revêtement|bâtiment|bassin|moulin|camion|chemin)$/u,
    feminine:
      /^(?:ruche|cloche|tour|clé|pergola|table|fraise|pelle|tente|ponceuse|alarme|antenne|appli|application|armoire|balance|barrique|barrière|batterie|benne|billetterie|bobine|borne|bouteille|boîte|brosse|buse|bâche|cabane|cabine|caisse|caméra|carte|cartouche|cellule|centrale|chaise|charrue|chaudière|chaîne|cloison|clôture|console|couette|courroie|couverture|cuisinière|cuve|dalle|douche|enceinte|enseigne|faucheuse|fontaine|fourche|grue|herse|horloge|hotte|housse|imprimante|interface|jauge|lame|lampe|lance|loupe|lunette|machine|machine-outil|malle|montre|nacelle|palette|passerelle|pelle|pendule|perceuse|pergola|pesée|pince|plancha|plaque|plaquette|plateforme|pompe|porte|poubelle|poulie|poutre|presse|prise|rampe|remorque|roue|scie|serre|serrure|solution|sonde|station|table|table-basse|tablette|tente|toile|tondeuse|trappe|turbine|valise|vanne|veste|vitrine|échelle|étagère|étuve|\p{L}{3,}(?:euse|trice|ette|elle|ière|ine|erie|ure)|installation|collection|formation|terrasse|tournée|cheminée|poignée)$/u,
    others:
      /^(?:magazine|literie|lingerie|épicerie|menuiserie|murmure|mercure|nature|culture|agriculture|lecture|écriture|nourriture|fourniture|pourriture|complet|secret|muet|discret|net|bientôt|sujet|effet|objet|projet|budget|bon|selon|sinon|saison|maison|actuelle|ampleur|annuelle|antérieur|arrière|artisanale|avoir|bière|cannelle|chaleur|cimetière|clientelle|couleur|dentelle|dernière|douceur|désespoir|espoir|extérieur|fidèle|fleur|fraîcheur|hauteur|individuelle|inférieur|intérieur|laquelle|largeur|liqueur|litière|longueur|lueur|lumière|majeur|manière|manuelle|matière|meilleur|mensuelle|mineur|mortelle|naturelle|nouveau|nouvelle|odeur|personnelle|poussière|pouvoir|première|professionnelle|profondeur|quelle|quintette|rigueur|réelle|saveur|savoir|squelette|sueur|supérieur|tutelle|ultérieur|vaisselle|valeur|vapeur|vigueur|épaisseur)$/u,
  },
  es: {
    masculine:
      /^(?:puente|túnel|plan|panel|carril|barril|perfil|alambique|altavoz|andamio|aparato|arcón|armario|arnés|asistente|banco|barco|bloque|bolso|botiquín|brazalete|cable|cabrestante|cajón|calendario|carrito|carro|casco|chaleco|chatbot|cilindro|cojín|colchón|collar|contenedor|cuadro|depósito|dispositivo|dosificador|dron|drone|elevador|equipo|escritorio|escáner|estante|extintor|filtro|frigorífico|grifo|guante|horno|inversor|juego|kayak|kit|lector|micrófono|molde|molino|montacargas|mostrador|motor|mueble|mástil|módulo|panel|polipasto|portal|poste|programa|proyector|pupitre|quemador|remolque|robot|router|saco|sensor|servicio|servidor|sillón|silo|sistema|software|sofá|taburete|tanque|temporizador|terminal|termo|termostato|toldo|tractor|tubo|urinario|vehículo|\p{L}{3,}(?:ador|edor|idor|ómetro)|\p{L}{3,}(?:ctor|esor))$/u,
    feminine:
      /^(?:red|central|centralita|alarma|almohada|amasadora|antena|aplicación|app|balanza|barrica|batería|bañera|bicicleta|bobina|bolsa|bomba|boquilla|botella|báscula|cabina|cadena|cafetera|caja|caldera|cama|camilla|carpa|carretilla|celda|centrífuga|cerradura|cinta|cizalla|correa|cortina|cuba|cubierta|cuchilla|cámara|ducha|envasadora|escalera|estación|estantería|estufa|etiqueta|farola|freidora|fresadora|fuente|grúa|hamaca|herramienta|impresora|linterna|lona|losa|lupa|lámpara|manguera|manta|mesa|máquina|nevera|pala|pantalla|papelera|pasarela|persiana|piscina|placa|plancha|plataforma|polea|prensa|puerta|pulsera|pérgola|rampa|rueda|sierra|silla|solución|sonda|tableta|tarima|tarjeta|tetera|tienda|trampa|tumbona|turbina|valla|viga|vitrina|válvula|\p{L}{3,}(?:adora|edora|idora|era))$/u,
    others:
      /^(?:actor|asesor|carretera|cera|color|cualquiera|director|entera|espera|factor|frontera|ganadera|madera|manera|panadera|primera|profesor|ribera|sector|tercera)$/u,
  },
  it: {
    masculine:
      /^(?:ponte|scanner|monitor|decanter|supporto|abbonamento|scaldavivande|tagliere|paniere|abbattitore|affettasalumi|alambicco|altoparlante|apparecchio|argano|armadietto|armadio|assistente|banchetto|banco|bancone|bollitore|bracciale|bruciatore|calendario|carrellino|carrello|carro|casco|cassone|cavo|cilindro|collare|congelatore|cuocipasta|cuscino|dispositivo|divano|dosatore|drone|filtro|forno|frigorifero|gazebo|gestionale|guanto|impianto|inverter|kit|letto|materasso|mobile|modulo|montacarichi|motore|mulino|nastro|palo|pannello|paranco|pastorizzatore|pontile|portale|programma|rimorchio|robot|router|rubinetto|scaffale|sensore|serbatoio|server|servizio|sgabello|silo|sistema|software|spremiagrumi|stampo|strumento|tappeto|tavolino|tavolo|telo|temporizzatore|terminale|termostato|tino|torchio|totem|tritacarne|tubo|veicolo|zaino|\p{L}{3,}(?:tore|sore|tometro|oio))$/u,
    feminine:
      /^(?:rete|parete|arnia|autoclave|teglia|griglia|poltroncina|luce|chiave|antenna|app|applicazione|barella|barriera|batteria|bilancia|bobina|borsa|botte|bottiglia|cabina|caldaia|cappa|cassa|catena|cella|centralina|centrifuga|cinghia|colonnina|culla|doccia|etichetta|friggitrice|griglia|gru|imbottigliatrice|impastatrice|lama|lampada|lavagna|lavatrice|lente|livella|macchina|manichetta|panca|passerella|pattumiera|pedana|piastra|piattaforma|poltrona|pompa|porta|pressa|puleggia|rampa|ruota|scaffalatura|scala|sedia|sega|serratura|soluzione|sonda|stampante|stazione|stufa|tavola|teca|telecamera|tenda|tessera|trappola|trave|turbina|valvola|vasca|vetrina|\p{L}{3,}(?:trice|china|etta|iera))$/u,
    others:
      /^(?:assessore|attore|autore|corretta|corteccia|costiera|diretta|fattore|fretta|frontiera|genitore|intiera|maniera|perfetta|primiera|professore|protetta|ricetta|riviera|settore|stretta)$/u,
  },
  pt: {
    masculine:
      /^(?:scanner|suporte|pneu|plano|pavimento|revestimento|alambique|altifalante|andaime|aparelho|aplicativo|armário|arnês|assistente|balcão|banco|banquinho|barco|bloco|cabo|calendário|capacete|carrinho|chatbot|cilindro|cofre|colar|colchão|colete|contentor|contêiner|depósito|dispositivo|drone|elevador|equipamento|estante|extintor|filtro|forno|frigorífico|guincho|inversor|kit|lagar|leitor|mastro|moinho|molde|motor|módulo|painel|portal|poste|programa|projetor|quadro|queimador|reboque|robô|roteador|saco|sensor|servidor|serviço|silo|sistema|software|sofá|tanque|tapete|temporizador|terminal|termostato|toldo|trator|tubo|veículo|\p{L}{3,}(?:ador|edor|idor|ómetro|ômetro)|\p{L}{3,}(?:etor|essor))$/u,
    feminine:
      /^(?:torre|autoclave|colmeia|luminária|divisória|salamandra|pá|ponte|rede|luz|chave|churrasqueira|almofada|amassadeira|antena|aplicação|app|armadilha|balança|banheira|barrica|bateria|bengala|bobina|bolsa|bomba|cabina|cabine|cadeira|cafeteira|caixa|caldeira|cama|centrífuga|cerca|coleira|correia|cuba|câmara|câmera|enchedora|escada|escora|estação|estufa|etiqueta|etiquetadora|fechadura|ferramenta|fritadeira|garrafa|geladeira|grua|impressora|lixeira|lupa|lâmina|lâmpada|maca|mangueira|mesa|máquina|passarela|placa|plataforma|polia|porta|prateleira|prensa|pulseira|rampa|roda|roçadora|serra|solução|sonda|tenda|tesoura|torradeira|turbina|viga|vitrina|vitrine|válvula|\p{L}{3,}(?:adora|edora|idora|eira))$/u,
    others:
      /^(?:assessor|brincadeira|carreira|feira|fronteira|herdeira|inteira|madeira|maneira|padeira|poeira|primeira|professor|setor|terceira)$/u,
  },
}

/**
 * Ends of other nouns in languages in which they show the gender, and words with such an end that are none or that may
 * have no article.
 */
const BY_END: Partial<Record<LanguageName, Nouns>> = {
  es: {
    masculine: /^(?:\p{L}{3,}o|\p{L}{2,}[^i]ón)$/u,
    feminine: /^\p{L}{3,}a$/u,
    others:
      /^(?:limpieza|ropa|energía|entrega|recogida|venta|compra|montaje|reparto|transporte|funciona|toda|cada|nada|como|para|sobre|contra|hasta|cero|cuatro|cinco|ocho|solo|sólo|mucho|mucha|poco|poca|otro|otra|nuestro|nuestra|vuestro|nuevo|nueva|hecho|hecha|mano|foto|moto|radio|mapa|tranvía|idioma|problema|clima|tema|ahora|nunca|fuera|dentro|ayuda|mejora|ahorra|controla|evita|leña|arena|grava|tierra|gente|agua|arma|hacha|aula|ama|águila|alma|ancla|arca|harina|hierba|hambre|comida|bebida|fruta|carretera|todo|\p{L}+(?:ado|ada|ido|ida|eza|encia|ancia|amiento|imiento|ismo|ía|oma|ema|ama))$/u,
  },
  it: {
    masculine: /^(?:\p{L}{3,}o|\p{L}{2,}[^i]one|\p{L}{3,}iere)$/u,
    feminine: /^\p{L}{3,}a$/u,
    others:
      /^(?:pulizia|energia|consulenza|assistenza|vendita|consegna|noleggio|montaggio|trasporto|funziona|tutto|tutta|ogni|nulla|quanto|come|contro|sopra|sotto|dopo|fino|zero|quattro|otto|solo|molto|molta|poco|poca|altro|altra|nostro|nostra|vostro|nuovo|nuova|fatto|fatta|mano|foto|moto|radio|auto|uova|lenzuola|paia|dita|centinaia|migliaia|braccia|mai|sempre|fuori|dentro|senza|canzone|roba|frutta|verdura|legna|sabbia|ghiaia|terra|gente|aiuta|risparmia|controlla|evita|biancheria|supporto|aria|\p{L}+(?:ato|ata|ito|ita|uto|uta|ezza|enza|anza|aggio|mento|ismo|ia|oma|ema|ama))$/u,
  },
  pt: {
    masculine: /^(?:\p{L}{2,}[^ã]o|\p{L}{2,}[^çsxz]ão)$/u,
    feminine: /^\p{L}{3,}a$/u,
    others:
      /^(?:limpeza|roupa|energia|entrega|recolha|venda|compra|conserto|transporte|funciona|toda|cada|nada|quanto|como|para|sobre|contra|zero|quatro|oito|muito|muita|pouco|pouca|outro|outra|nosso|nossa|vosso|novo|nova|feito|feita|mão|foto|moto|rádio|mapa|idioma|problema|clima|tema|agora|nunca|fora|dentro|ajuda|melhora|poupa|controla|evita|lenha|areia|brita|terra|gente|comida|bebida|fruta|todo|água|não|então|\p{L}+(?:ado|ada|ido|ida|eza|ência|ância|mento|ismo|ia|oma|ema|ama))$/u,
  },
}

/** What follows a verb and no noun, as in "Regola la luce" and "Lava y seca". */
const AFTER_VERB =
  /^(?:il|lo|la|i|gli|le|un[ao]?|el|los|las|su|sus|tu|y|e|o|a|os|as|uma?|al|automaticamente|automáticamente)$/u

/** Romance adjectives that come first, as in "petit boîtier". */
const BEFORE_NOUN =
  /^(?:petite?|grande?|gran|nouveau|nouvelle|nuov[oa]|piccol[oa]|pequeñ[oa]|pequen[oa]|nov[oa]|mini)$/u
/** Where a noun's own words end. */
const NOUN_ENDS =
  /[,.;:(–—]|\s(?:for|that|which|who|whose|with|without|to|in|on|of|from|by|at|as|and|or|made|used|built|voor|die|dat|waarmee|met|zonder|om|in|op|van|uit|en|of|aan|tegen|bij|naar)\s/u
/** English words that end like a thing that is counted, but are not. */
const ENGLISH_UNCOUNTED =
  /(?:water|paper|power|leather|timber|rubber|copper|silver|fiber|weather|butter|beer|cider|labor|decor|matter|fodder|powder|lumber|mortar|vinegar|honor|plaster|lager|ginger|pepper|liquor|polyester|litter|flooring|catering|monitoring|engineering|lettering|wiring|tutoring|colou?r|fertili[sz]er)$|^(?:outdoor|indoor|number|for|or|over|under|after|other|per|ever|never|together|faster|better|easier|longer|safer|cheaper|smarter|later|sooner|earlier|greater|higher|lower|bigger|smaller|quicker|simpler|stronger|less|more|four|bitter|cucumber)$/i
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
    const [thing = ''] = noun.split(' + ')
    const words = thing.includes('+') ? [] : thing.split(' ')
    const isThing = words.length <= 7 && isCounted(words.at(-1) ?? '', language)
    if (
      !isThing ||
      words.some((word) => NO_NOUN.test(word)) ||
      /^\d+(?!D\s|[\d.]*-\p{L}| (?:axis|bay|channel|cup|door|drawer|head|inch|lane|level|litre|liter|person|pole|port|seat|speed|stage|station|ton|way|zone|\p{Ll}{1,2}) \p{L})/u.test(
        text,
      )
    )
      return text
    return `${language === 'nl' ? 'een' : aOrAn(text)} ${text}`
  }
  // "Ritiro, custodia e digitalizzazione" are three.
  if (/^\p{L}+, \p{L}+ (?:ed?|et|y) /u.test(text)) return text
  const words = text.split(/[\s,;:.(]+/)
  const [noun = '', next = ''] = BEFORE_NOUN.test(words[0] ?? '') ? words.slice(1) : words
  const is = genderOf(noun, next, language)
  if (is) return `${romanceArticle(language, is, words[0] ?? '')}${text}`
  return language === 'fr' && areThings(noun, language) ? `des ${text}` : text
}

type NounGender = 'masculine' | 'feminine'

/** The gender of a thing that is counted, in the singular; undefined if that is not sure. */
function genderOf(noun: string, next: string, language: keyof typeof ROMANCE): NounGender | undefined {
  for (const { masculine, feminine, others } of [ROMANCE[language], BY_END[language]].flatMap(
    (nouns) => nouns ?? [],
  )) {
    if (others.test(noun)) return undefined
    if (feminine.test(noun)) return 'feminine'
    if (masculine.test(noun)) return 'masculine'
    if (AFTER_VERB.test(next)) return undefined
  }
  return undefined
}

/**
 * The definite article of a product's name that begins with what the product is: "la " of "Cabine Silencio". In
 * Portuguese other names have that of what the product is. '' where it is not known, and in languages where a name stands
 * alone.
 * @param described what the product is, with its article
 */
export function articleOfName(name: string, described: string, language: LanguageName): string {
  if (language === 'de') return germanDefinite(name)
  const definite = DEFINITE[language]
  if (!definite || !isRomance(language)) return ''
  const [, article = '', noun = ''] = /^(un(?:e|a|o)?|uma?)(?: |(?<=un)’)(\p{L}+)/u.exec(described) ?? []
  const isFeminine = /^une|^una|^uma/.test(article) || (article === 'un' && described.startsWith('un’'))
  const ofDescribed = noun === '' ? undefined : isFeminine ? 'feminine' : 'masculine'
  const [first = '', second] = name.toLowerCase().split(/[\s-]+/)
  if (second !== undefined) {
    const several = described.split(' ').includes(first) ? severalOf(first, language) : undefined
    if (several) return DEFINITE_OF_SEVERAL[language][several](first)
    const one = noun === first ? ofDescribed : genderOfFirst(first, language)
    if (one) return /^h/i.test(first) ? '' : definite(first)[one]
  }
  // Portuguese has an article before all names of things.
  return language === 'pt' && ofDescribed ? definite(first)[ofDescribed] : ''
}

/** The gender of the first word of a name, if it is surely a thing that is counted or, in Portuguese, shows it by its end. */
function genderOfFirst(word: string, language: keyof typeof ROMANCE): NounGender | undefined {
  if (language === 'pt' && /(?:agem|ção|dade)$/.test(word)) return 'feminine'
  if (!isOne(word, language)) return undefined
  return ROMANCE[language].feminine.test(word) ? 'feminine' : 'masculine'
}

/** Whether a word is surely a thing that is counted, or several of it, in the languages whose nouns are known here. */
export const isThing = (word: string, language: LanguageName): boolean =>
  isRomance(language) && (isOne(word, language) || areThings(word, language))

function isOne(word: string, language: keyof typeof ROMANCE): boolean {
  const { masculine, feminine, others } = ROMANCE[language]
  const noun = word.toLowerCase()
  return !others.test(noun) && (masculine.test(noun) || feminine.test(noun))
}

/** Whether a word is several of a thing: "lampes". */
const areThings = (word: string, language: keyof typeof ROMANCE): boolean =>
  language !== 'it' && /[^s]s$|eaux$/.test(word) && isOne(word.slice(0, -1), language)

const isRomance = (language: LanguageName): language is keyof typeof ROMANCE => language in ROMANCE

/** The article of a German name that begins with what the thing is, in the accusative: "die „Mehrwegkiste BK“". */
function germanDefinite(name: string): string {
  const [first = '', second] = name.split(' ')
  if (second === undefined) return ''
  if (GERMAN_MASCULINE.test(first)) return 'den '
  if (GERMAN_NEUTER.test(first)) return 'das '
  return GERMAN_FEMININE.test(first) ? 'die ' : ''
}

interface Definite {
  masculine: string
  feminine: string
}

/** Definite articles before a noun. Polish has none, and in the Germanic languages a name in quotation marks stands alone. */
const DEFINITE: Partial<Record<LanguageName, (noun: string) => Definite>> = {
  fr: (noun) => (isVowel(noun) ? { masculine: 'l’', feminine: 'l’' } : { masculine: 'le ', feminine: 'la ' }),
  es: () => ({ masculine: 'el ', feminine: 'la ' }),
  it: (noun) => {
    if (isVowel(noun)) return { masculine: 'l’', feminine: 'l’' }
    return { masculine: TAKES_LO.test(noun) ? 'lo ' : 'il ', feminine: 'la ' }
  },
  pt: () => ({ masculine: 'o ', feminine: 'a ' }),
}

/** Ends of words of several things, and that of one of them, in the order in which they are tried. */
const ONE_OF_SEVERAL: Record<keyof typeof ROMANCE, readonly (readonly [several: RegExp, one: string])[]> = {
  fr: [[/(?<!s)s$/, '']],
  es: [
    [/es$/, ''],
    [/s$/, ''],
  ],
  it: [
    [/e$/, 'a'],
    [/i$/, 'o'],
    [/i$/, 'e'],
  ],
  pt: [
    [/s$/, ''],
    [/ões$/, 'ão'],
  ],
}

/** The gender of a word for several things: of "etiquetas" that of "etiqueta". Undefined if that is not sure. */
function severalOf(word: string, language: keyof typeof ROMANCE): NounGender | undefined {
  const ones = ONE_OF_SEVERAL[language].flatMap(([several, one]) =>
    several.test(word) ? [genderOf(word.replace(several, one), '', language)] : [],
  )
  return ones.find((is) => is !== undefined)
}

type BeforeName = Record<NounGender, (noun: string) => string>
const DEFINITE_OF_SEVERAL: Record<keyof typeof ROMANCE, BeforeName> = {
  fr: { masculine: () => 'les ', feminine: () => 'les ' },
  es: { masculine: () => 'los ', feminine: () => 'las ' },
  it: {
    masculine: (noun) => (TAKES_LO.test(noun) || isVowel(noun) ? 'gli ' : 'i '),
    feminine: () => 'le ',
  },
  pt: { masculine: () => 'os ', feminine: () => 'as ' },
}

const isVowel = (noun: string) => /^[aeiouàâéèêîôûœ]/i.test(noun)
/** Italian nouns after "lo" and "uno". */
const TAKES_LO = /^(?:s[^aeiou]|z|gn|ps|x|y)/i

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

function romanceArticle(language: 'fr' | 'es' | 'it' | 'pt', is: NounGender, first: string): string {
  if (language === 'fr') return is === 'masculine' ? 'un ' : 'une '
  if (language === 'es') return is === 'masculine' ? 'un ' : 'una '
  if (language === 'pt') return is === 'masculine' ? 'um ' : 'uma '
  if (is === 'feminine') return /^[aeiou]/i.test(first) ? 'un’' : 'una '
  return TAKES_LO.test(first) ? 'uno ' : 'un '
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

/**
 * The adjectives before the first noun and the noun, in the accusative: "kompakter, leiser Ofen" is "kompakten, leisen
 * Ofen", and "Gärautomat" is "Gärautomaten".
 */
const accusative = (text: string) =>
  text
    .replace(/^(?:einen )?(?:\p{Ll}[\p{L}-]*,? (?:und )?)+(?=\p{Lu})/u, (before) =>
      before.replace(/er(?=,? )/g, 'en'),
    )
    .replace(/^\P{Lu}*(?:Automat|Assistent|\p{Lu}[\p{L}-]*(?:automat|assistent))(?!\p{L})/u, '$&en')

/** @param adjectives the text is in lower case only where it begins with these */
const lowered = (text: string, adjectives = ' ') =>
  adjectives === '' ? text : text.charAt(0).toLowerCase() + text.slice(1)
