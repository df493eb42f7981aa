import type { Product } from '#db/model/entities/product.ts'
import type { Asked } from './roles.ts'

const stems = (...list: string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.join('|')})`, 'giu')

/** Beginnings of words for goods, by the department that buys them, in eight languages. */
const BOUGHT_BY: readonly (readonly [Asked, RegExp])[] = [
  [
    'it',
    stems(
      'software|saas|cloud|server|netzwerk|network|réseau|red(?:es)? inform|cyber|firewall|antivirus|backup|erp(?![\\p{L}])|crm(?![\\p{L}])|api(?![\\p{L}])|it[- ](?:service|security|support|infra)|informati|informáti|datacent|hosting|voip|telefonanlage|lizenz|oprogramowani|programvara|logiciel|programvare|database',
    ),
  ],
  [
    'marketing',
    stems(
      'advertis|werb|publicit|pubblicit|reklam|reclame|seo(?![\\p{L}])|marketing|social media|brand(?:ing|ed)|signage|schilder|enseigne|promotional|werbeartikel|giveaway|point[- ]of[- ]sale|pos[- ]display|displays?(?![\\p{L}])|messestand|trade (?:fair|show)|stand d|photograph|fotograf|video produ|webdesign|web design|print(?:ing|ed) (?:brochures|flyers)|newsletter|loyalty|kundenbindung',
    ),
  ],
  [
    'office',
    stems(
      'office|büro|bureau(?![\\p{L}])|oficina|ufficio|kantoor|biur|kontors|stationery|papeterie|papeler|cancelleria|coffee|kaffee|café(?![\\p{L}])|koffie|kawa|kaffe|water (?:cooler|dispenser)|wasserspender|fountain|cleaning service|reinigungsdienst|gebäudereinigung|nettoyage|limpieza|pulizi|schoonmaak|sprzątan|städ|furniture|möbel|mobilier|muebles|mobili(?![\\p{L}])|meubel|mebl|printer|drucker|copier|kopierer|payroll|lohnabrechn|appointment|terminbuch|reception|telephone answering|praxisbedarf|plants? rental',
    ),
  ],
  [
    'operations',
    stems(
      'machine|maschin|máquin|macchin|maszyn|maskin|robot|maintenance|wartung|instandhalt|mantenimiento|manutenzion|onderhoud|konserwacj|underhåll|spare part|ersatzteil|forklift|stapler|chariot|carretill|lubric|schmier|conveyor|förder|hvac|lüftung|klima|ventilation|heating|heizung|energy|energie|energi|solar|photovolta|led[- ]light|beleuchtung|safety|arbeitsschutz|sécurité|seguridad|sicurezza|veiligheid|workwear|arbeitskleid|fleet|flotte|fuhrpark|flota|gps|telemat|tracking|vehicle|fahrzeug|truck|lkw|camion|sensor|automat|pump|pompe|ventil|valve|compress|kompress|welding|schweiß|soudure|tools?(?![\\p{L}])|werkzeug|outil|herramient|utensil|gereedschap|narzędzi|verktyg|paint|lack|coating|beschicht|filter|waste|abfall|déchet|residuo|rifiuti|afval|warehouse|lagertechnik|regal|crane|kran|milking|melk|irrigat|bewässer|tractor|traktor|hull|oven|backofen|kitchen equip|großküche',
    ),
  ],
  [
    'procurement',
    stems(
      'raw material|rohstoff|matières? première|materia prima|grondstof|surow|råvar|packag|verpack|emballage|embalaj|envase|imballagg|verpakk|opakowa|förpackn|carton|karton|pallet|palette|component|komponent|bauteil|composant|onderdel|chemical|chemie|chimi|químic|chimic|ingredient|zutat|ingrédient|steel|stahl|acier|acero|acciaio|staal|stal(?![\\p{L}])|stål|alumin|metal|screw|schraub|fasten|befestig|tornill|vite|viti|śrub|skruv|plastic|kunststoff|granul|resin|harz|textile|stoffe|fabric|tissu|paper|papier|papel|carta(?![\\p{L}])|wholesale|großhandel|grossiste|mayorista|ingrosso|groothandel|hurt|supplies|bedarf|fourniture|suministr|fornitur|consumable|verbrauch|consommable|flour|mehl|farine|harina|farina|sugar|zucker|spice|gewürz|beverage|getränk|boisson|bebida|bevande|drank|napoj|dryck|fertili[sz]er|dünger|engrais|fertilizante|concime|meststof|nawóz|seed|saatgut|semence|timber|holz|bois(?![\\p{L}])|madera|legno|glass|glas(?![\\p{L}])|verre|vidrio|vetro|cement|zement|adhesiv|kleb|glove|handschuh|gants|hygiene|detergent|reinigungsmittel|verbandstoff|medical suppl|implant',
    ),
  ],
]

/** The weight of a word by where it occurs. */
const IN_NAME = 3
const IN_CATEGORY = 2
const MAX_TEXT = 2000

/**
 * The department to ask for, according to the product: purchasing, operations, office, computers or
 * advertising; the owner if the product's words indicate none of these.
 */
export function askedFor(product: Pick<Product, 'name' | 'category' | 'keywords' | 'description'>): Asked {
  const texts = [
    [product.name, IN_NAME],
    [product.category, IN_CATEGORY],
    [product.keywords, 1],
    [product.description, 1],
  ] as const
  const weighed = BOUGHT_BY.map(([asked, words]) => {
    const weight = texts.reduce(
      (sum, [text, much]) => sum + much * [...text.slice(0, MAX_TEXT).matchAll(words)].length,
      0,
    )
    return { asked, weight }
  })
  const [most] = weighed.toSorted((a, b) => b.weight - a.weight)
  return most && most.weight > 0 ? most.asked : 'owner'
}
