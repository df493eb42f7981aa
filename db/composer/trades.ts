import { buyersIn } from '#db/model/entities/product.ts'

/** The trades for which letters have words, with the names of the trade in the languages of letters. */
const TRADES = {
  bakery:
    'bakery|bakeries|bäckerei|bäckereien|boulangerie|boulangerie-pâtisserie|panadería|panificio|bakkerij|piekarnia|padaria|panificadora',
  brewery: 'brewery|breweries|brauerei|brauereien|cervecera|fábrica de cerveza|birrificio|brouwerij|browar',
  winery:
    'winery|wineries|weingut|domaine viticole|bodega|bodegas|cantina vinicola|cantina|wijngoed|winnica|adega',
  restaurant: 'restaurant|restaurants|restaurante|ristorante|restauracja',
  hotel: 'hotel|hotels|hôtel|albergo',
  dentist:
    'dentist|dentists|dental practice|zahnarzt|zahnarztpraxis|cabinet dentaire|dentista|clínica dental|clínica dentária|studio dentistico|tandarts|dentysta|gabinet stomatologiczny',
  vet: 'veterinary|veterinarian|veterinary practice|tierarzt|tierarztpraxis|vétérinaire|cabinet vétérinaire|veterinario|clínica veterinaria|clínica veterinária|ambulatorio veterinario|dierenarts|weterynarz|lecznica weterynaryjna',
  pharmacy: 'pharmacy|pharmacies|apotheke|pharmacie|farmacia|farmácia|apotheek|apteka',
  hairdresser:
    'hairdresser|hairdressers|friseur|friseursalon|coiffeur|salon de coiffure|peluquería|parrucchiere|kapper|kapsalon|fryzjer|salon fryzjerski|cabeleireiro',
  garage:
    'car repair|auto repair|kfz-werkstatt|autowerkstatt|garage automobile|taller mecánico|autofficina|garagebedrijf|warsztat samochodowy|oficina mecânica',
  joinery:
    'joinery|carpentry|tischlerei|schreinerei|menuiserie|carpintería|falegnameria|timmerbedrijf|stolarnia|carpintaria',
  farm: 'farm|farms|farming|bauernhof|landwirtschaft|exploitation agricole|explotación agrícola|azienda agricola|boerderij|gospodarstwo rolne|exploração agrícola',
  school: 'school|schools|schule|schulen|école|lycée|collège|escuela|colegio|scuola|szkoła|escola|colégio',
  lawyer:
    'law firm|law firms|lawyers|rechtsanwalt|rechtsanwälte|anwaltskanzlei|avocat|avocats|cabinet d’avocats|abogados|bufete de abogados|studio legale|advocaat|advocatenkantoor|kancelaria prawna|kancelaria adwokacka|advogados|escritório de advocacia',
  bookshop: 'bookshop|bookstore|buchhandlung|librairie|librería|libreria|boekhandel|księgarnia|livraria',
  butcher:
    'butcher|butchers|metzgerei|fleischerei|boucherie|charcuterie|carnicería|macelleria|slagerij|rzeźnik|talho|açougue',
  careHome:
    'care home|nursing home|pflegeheim|altenheim|seniorenheim|ehpad|maison de retraite|residencia de mayores|casa di riposo|woonzorgcentrum|verpleeghuis|dom opieki|lar de idosos',
  clinic:
    'clinic|hospital|klinik|krankenhaus|clinique|hôpital|clínica|ospedale|clinica|ziekenhuis|kliniek|szpital|klinika|przychodnia',
  municipality:
    'municipality|council|gemeinde|gemeindeverwaltung|stadtverwaltung|mairie|commune|collectivité|ayuntamiento|comune|gemeente|urząd gminy|gmina|câmara municipal|prefeitura',
  cafe: 'café|cafe|coffee shop|cafetería|caffetteria|koffiebar|kawiarnia|cafetaria|konditorei',
  museum: 'museum|musée|museo|muzeum|museu',
  architect:
    'architect|architects|architecture|architekturbüro|architekt|cabinet d’architecture|architecte|estudio de arquitectura|arquitectura|studio di architettura|architettura|architectenbureau|pracownia architektoniczna|architektura|arquitetura|atelier de arquitetura',
  printer: 'printer|printing|print shop|druckerei|imprimerie|imprenta|tipografia|drukkerij|drukarnia|gráfica',
  builder:
    'construction|building company|bauunternehmen|baugewerbe|hochbau|bâtiment|construcción|edilizia|impresa edile|bouwbedrijf|bouw|budownictwo|firma budowlana|construção|construção civil',
  electrician:
    'electrician|electricians|elektriker|elektrobetrieb|elektroinstallation|électricien|électricité|electricista|elettricista|elektricien|elektryk|eletricista',
  plumber:
    'plumber|plumbing|heating|shk|sanitär|heizung|heizungsbau|plombier|plomberie|plombier-chauffagiste|fontanería|fontanero|idraulico|termoidraulica|loodgieter|installateur sanitair|hydraulik|canalizador|encanador',
  haulier:
    'haulier|haulage|logistics|transport|spedition|logistik|fuhrunternehmen|transporteur|transport routier|transporte|transportes|autotrasporti|trasporti|transportbedrijf|wegtransport|spedycja|transportadora',
  supermarket: 'supermarket|supermarkets|supermarkt|supermarché|supermercado|supermercato',
  gym: 'gym|fitness|fitnessstudio|salle de sport|gimnasio|palestra|sportschool|siłownia|ginásio|academia',
  kindergarten:
    'kindergarten|nursery school|kita|kindertagesstätte|école maternelle|escuela infantil|scuola dell’infanzia|asilo|kinderdagverblijf|przedszkole|jardim de infância',
  accountant:
    'accountant|accountants|accounting|tax adviser|steuerberater|steuerberatung|steuerkanzlei|expert-comptable|cabinet comptable|asesoría|asesoría fiscal|commercialista|accountantskantoor|biuro rachunkowe|księgowość|contabilidade',
  florist:
    'florist|florists|flower shop|blumenladen|florist|fleuriste|floristería|fiorista|fioraio|bloemist|kwiaciarnia|florista',
} as const satisfies Record<string, string>

export type TradeName = keyof typeof TRADES

/** The id of a trade in the tree from which a product's buyers are chosen, where it has another name there. */
const IDS: Partial<Record<TradeName, string>> = {
  vet: 'vet-clinic',
  joinery: 'carpenter',
  lawyer: 'law-firm',
  careHome: 'care-home',
  clinic: 'hospital',
}

const byName = new Map(
  Object.entries(TRADES).flatMap(([trade, names]) => names.split('|').map((name) => [name, trade] as const)),
)

const isTradeName = (name: string): name is TradeName => Object.hasOwn(TRADES, name)

/**
 * The trade that an industry names, if it names nothing else: "Bakery" is a bakery, but "Bakery equipment" is none.
 */
export function tradeOf(industry: string): TradeName | undefined {
  const name = byName.get(industry.trim().toLowerCase().replaceAll("'", '’')) ?? ''
  return isTradeName(name) ? name : undefined
}

/**
 * Whether a product is for a trade: the trade is among its chosen buyers, or is its target industry.
 * @param buyers ids of trades, separated by blanks
 */
export const isFor = (
  trade: TradeName,
  { buyers = '', target_industry: target = '' }: { buyers?: string; target_industry?: string },
): boolean => buyersIn(buyers).includes(IDS[trade] ?? trade) || tradeOf(target) === trade
