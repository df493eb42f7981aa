/**
 * The sectors for which letters have sentences, with the words of an industry that identify them. Narrower ones come
 * first.
 */
const SECTORS = {
  bakery:
    /bakery|bakeries|baking|bäcker|back(?:haus|stube|waren)|konditor|boulang|pâtiss|panader|pasteler|confectioner/i,
  bank: /\bbank|insur|financial|\bfinance|fintech|credit union|versicher|sparkasse|assuranc|banque|\bseguros?\b|\bbanca\b/i,
  dentist: /dental (?!lab|suppl|equip)|dental$|dentist|zahn(?!rad)|orthodont|odontolog/i,
  care: /hospital(?!ity)|nursing home|elder|care home|\bcare$|hospice|home care|klinik|krankenh|pflege|seniorenh|hôpita|ehpad|geriatr|retirement home/i,
  clinic:
    /\bdoctors?\b|medical(?! device| tech| equip| suppl| lab)|medicine|health ?care|physio|psychotherap|\bclinics?\b|veterinar|\barzt|ärzt|arztpraxis|médecin|cabinet médical|kiné|vétérin|\bsalud\b|fisioter|\bópticas?\b|optician|optiker|opticien/i,
  hotel:
    /hotel|hostel\b|lodging|resort|guest ?house|bed and breakfast|camp site|holiday rental|accommodation|gästehaus|hébergement|alojamiento|hostal|camping/i,
  restaurant:
    /restaurant|\bcaf[eé]s?(?!\p{L})|pizzeria|fast food|ice cream parlou?r|eating and drinking|bistro|catering|caterer|gastronom|\bpubs?\b|\bbars?\b|gasthof|gasthaus|wirtshaus|kantine|food service|traiteur|brasserie|restauraci/iu,
  foodShop:
    /grocer|supermar(?:ket|kt|ché)|supermercad|butcher|fish ?monger|fish market|food retail|delicatessen|farm shop|food shop|metzger|fleischer|lebensmittel(?:handel|einzel|markt)|feinkost|hofladen|épicer|boucher|poissonn|fromager|carnicer|pescader|fruter/i,
  haulier:
    /logisti|transport|freight|haulage|haulier|courier|warehous|trucking|supply chain|moving company|spedition|fracht|kurier|lagerhaus|fuhrunternehm|messager|entrepôt|mensajer|parcel/i,
  shipping:
    /shipping|maritime|\bmarine\b|shipyard|ferry|ferries|\bports?\b|\bmarina\b|harbou?rs?\b|reederei|werft|schifffahrt|\bhafen|naval|navier|astillero/i,
  farm: /\bfarm(?!ac| suppl)|\bgrowers?\b|agricult|livestock|horticult|orchard|vineyard|greenhouse|landwirt|bauernhof|milchvieh|gärtnerei|obstbau|élevage|maraîch|ganad|explotación|granja/i,
  foodMaker:
    /\b(?:foods?|drinks)\b(?!.*wholesal)|beverage|roaster|^mills?$|\b(?:meat|fish) process|brewer|winer|distiller|\bdair(?:y|ies)\b|creamer|molkerei|brauerei|kellerei|weingut|getränk|lebensmittel|nahrungs|laiter|boissons|agroalimentaire|cervec|lácte|bebidas|alimentaria|\bbodegas?\b|\bvinos?\b|\bvins\b/i,
  law: /\blaw\b|legal|attorney|solicitor|notar|anw[aä]lt|kanzlei|rechtsberat|steuerberat|wirtschaftspr|accounting|accountan|\btax\b|avocat|juridi|comptab|abogad|asesoría|contab|\bauditors?\b/i,
  garage:
    /automotive repair|motor trade|car workshop|car repair|car dealer|\bgarages?\b|dealership|auto repair|\btyres?\b|kfz|autohaus|kfz-werkstatt|karosserie|concessionnaire|carross|\btaller(?:es)?\b|concesionario/i,
  builder:
    /construction|(?<!machine )\bbuilders?\b(?!['’] merchant)|building contract|roofing|roofer|plumb|electrician|electrical contract|carpent|joiner|scaffold|\bpainters?\b|landscap|civil engineer|\bbau(?:unternehm|gewerbe|firma|haupt)|hochbau|tiefbau|dachdeck|sanitär|elektroinstallation|elektrobetrieb|zimmerei|tischler|schreiner|maler|handwerk|bâtiment|couvreur|plomb|électricien|menuisi|maçon|construcción|fontaner|reformas|electricist/i,
  lab: /chemical|chemistry|pharma(?:$|ceut)|biotech|drug maker|laborator|life science|\blabor\b|laboratoire|farmac[eé]utic|química|chimie|chemie|diagnostics/i,
  energy:
    /\benergy|environmental services|utilit(?:y|ies)|electricity|power plant|power producer|oil and gas|waste|recycl|water supply|sewage|\benergie|stadtwerk|entsorg|abfall|versorger|énergie|déchets|energía|residuos|renewable/i,
  leisure:
    /\bgyms?\b|fitness|\bsports?\b(?! shop)|riding stable|museum|theatre|theater|cinema|leisure|amusement|theme park|event venue|\bzoo\b|swimming|\bgolf\b|freizeit|sportverein|schwimmbad|musée|loisirs|piscine|gimnasio|\bocio\b|deporte/i,
  salon:
    /beauty|hairdress|barber|\bsalons?\b|\bspas?\b|wellness|friseur|kosmetik|coiff|esthéti|peluquer|estética/i,
  school:
    /school|education|universit|college|kindergarten|training cent|training provider|\bschule|\bkita\b|hochschule|bildung|\bécole|lycée|crèche|enseignement|escuela|colegio|guardería|enseñanza/i,
  property:
    /real estate|property|facility manage|facilities|housing|letting|estate agent|immobilien|hausverwalt|wohnungs|gebäudeman|syndic|immobilier|inmobili|coworking/i,
  software:
    /software|telecom|cyber ?security|\bgaming\b|\bsaas\b|\bIT\b|information technology|\btech(?:nology)?$|computer|\bcloud\b|game studio|data cent|datenverarbeitung|informatik|informatique|informática|hosting/i,
  wholesale:
    /wholesale|\bsuppliers?$|distribution|distributor|großhandel|grosshandel|grossiste|négoce|mayorista|distribuid/i,
  shop: /retail|\bshops?\b|bookshop|\bstores?\b|jewell?er|garden cent|merchants?$|boutique|e-?commerce|handel\b|\bladen|magasin|commerce de détail|tienda|comercio|florist|pharmacy|apotheke|pharmacie|farmacia/i,
  maker:
    /manufactur|\bmakers?$|machine builder|textile|materials plant|robotics|semiconductor|medical device|electronics|medizintechnik|machinery|metalwork|\bmetals?\b|fabricat|mechanical engineering|industrial|plastics|foundry|maschinenbau|fertigung|herstell|produktion|gießerei|kunststoff|métallur|mécanique|fabricant|fábrica|fabricación|metalúrg|aerospace/i,
  public:
    /government|municipal|public admin|public sector|fire brigade|\blibrar|\bcouncil|non-?profit|charit|\bngos?\b|gemeinde|behörde|verwaltung|stiftung|mairie|collectivité|ayuntamiento|fundación/i,
  office:
    /consult|engineering office|call cent|broadcast|film and photo|human resources|advertis|marketing|\bdesign|architect|\bagency|agencies|\bmedia\b|publish|staffing|recruit|professional service|business service|beratung|agentur|werbung|verlag|ingenieurbüro|conseil|agence|consultor|agencia|arquitect/i,
} as const

/** The words in a company's name that identify its sector. None of them is also a surname. */
const NAMED: readonly (readonly [keyof typeof SECTORS, RegExp])[] = [
  ['bakery', /\bbakery\b|bäckerei\b|\bboulangerie\b|\bpanadería\b/i],
  ['dentist', /zahnarztpraxis|\bdental (?:practice|clinic)\b|cabinet dentaire|clínica dental/i],
  ['hotel', /\bhotel\b|\bhôtel\b/i],
  ['restaurant', /\brestaurante?\b|\bgasthof\b|\bbrasserie\b/i],
  ['foodShop', /\bmetzgerei\b|\bboucherie\b|\bcarnicería\b|\bfish market\b/i],
  ['foodMaker', /\bbrewery\b|brauerei\b|molkerei\b|\bbrasserie artisanale\b/i],
  ['law', /\bsteuerberat|\brechtsanwält|\bavocats\b|\babogados\b|\bsolicitors\b/i],
  ['haulier', /\blogisti(?:cs|k|que)\b|\bspedition\b|\bhaulage\b/i],
  ['garage', /\bautohaus\b|\bkfz-/i],
  ['builder', /\btischlerei\b|\bschreinerei\b|\bzimmerei\b|\bbauunternehm|\broofing\b|\bmenuiserie\b/i],
]

export type SectorName = keyof typeof SECTORS | 'other'

/**
 * The sector of a lead's company.
 * @returns 'other' if neither its industry nor its name says
 */
export function sectorOf({ industry, company }: { industry: string; company: string }): SectorName {
  const [named] = NAMED.find(([, words]) => words.test(company)) ?? []
  return names.find((name) => SECTORS[name].test(industry)) ?? named ?? 'other'
}

const names = Object.keys(SECTORS).filter((name): name is keyof typeof SECTORS => name in SECTORS)

/** Whether a word is the name of a sector. */
export const isSectorName = (word: string): word is SectorName =>
  word === 'other' || Object.hasOwn(SECTORS, word)
