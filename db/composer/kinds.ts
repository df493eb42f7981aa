/** The kinds of products for which letters have sentences, those with the least ambiguous words first. */
const KINDS = {
  software:
    /software|saas|\bapps?\b|\bplatform\b|program(?!me)\b|programm\b|dienstpl|schichtpl|\berp\b|\bcrm\b|booking system|scheduling|roster|planning (?:tool|suite)|plattform|logiciel|planung|aplicación|programa de/i,
  cooling:
    /cool(?:ing|er)|refriger|freez|chill(?:er|ing)|\bice\b|cold room|kühl|gefrier|kälte|frigo|réfrig|climatis|nevera|congelad|frigor|kältetechnik/i,
  measuring:
    /sensor|logger|meter\b|monitor|measur|scales?\b|thermomet|analy[sz]er|detector|tracking|messger|messtechnik|fühler|waage|capteur|mesur|balance|medici|medidor|báscula/i,
  kitchen:
    /\bovens?\b|grill|fryer|kitchen|coffee machine|espresso|dishwash|mixer|proof(?:er|ing)|ofen|öfen|küche|kaffeemaschine|spülmaschine|knet|\bfour (?:à|de boul|électr)|\bfours\b|cuisine|pétrin|lave-vaisselle|horno|cocina|cafetera|lavavajillas|amasad/i,
  medical:
    /implant|bandage|dental|medical|diagnos|sterili[sz]|surgical|hearing|wheelchair|medizin|steril|verband|zahn|médical|dentaire|médic|dentales|quirúrg/i,
  farming:
    /\bfeed\b|fertili[sz]er|\bseeds?\b|herbicide|livestock|milking|barn\b|crop|plant nutrition|futter|dünger|saatgut|melk|kuhstall|engrais|semence|aliment pour|traite|pienso|abono|semilla|ordeñ/i,
  cleaning:
    /clean|hygien|disinfect|detergent|wash|soap|rein(?:igung|iger)|putz|desinf|waschmittel|nettoy|propreté|lavage|limpie|desinfec|lavado/i,
  energy:
    /solar|photovolt|battery|heat pump|\bled\b|lighting|\blights?\b|energy|charging|insulat|boiler|wärmepumpe|beleucht|leuchte|energie|ladestation|dämm|éclairage|énergie|panneaux|borne|isolation|iluminac|energía|placas|cargador|aislamiento/i,
  safety:
    /safety|protect|\bppe\b|helmet|glove|alarm|\bfire\b|security|camera|\block|access control|schutz|sicherheit|helm|handschuh|kamera|schloss|sécurité|gants|incendie|caméra|serrure|seguridad|guantes|incendio|cámara|cerradura/i,
  packaging:
    /packag|\bbox(?:es)?\b|label|pallet|wrap|bottle|carton|verpack|etikett|palette|folie|emball|étiquet|carton|bouteille|embalaje|envase|etiquet|botella/i,
  vehicle:
    /\bvans?\b|truck|bike|bicycle|forklift|trailer|fleet|deliver|courier|vehicle|lastenrad|fahrzeug|transporter|stapler|flotte|anhänger|véhicule|vélo|camion|chariot|livraison|furgon|camión|carretilla|vehícul|bicicleta/i,
  textile:
    /workwear|uniform|linen|towel|laundry|cloth|shoe|textile|berufskleid|arbeitskleid|wäsche|handtuch|schuh|vêtement|linge|serviette|\bropa\b|toalla|uniforme|calzado/i,
  furniture:
    /\bdesks?\b|chair|furnitur|shel(?:f|v)|display|floor|bench|partition|acoustic|möbel|stuhl|tisch|regal|boden|meuble|mobilier|chaise|bureau|étag|revêtement de sol|mueble|silla|\bmesas?\b|estanter|suelo|escritorio/i,
  promotion:
    /website|advertis|signage|\bsigns?\b|print|photograph|marketing|social media|newsletter|werb|schild|druck|fotograf|webseite|publicit|enseigne|imprim|site web|publicidad|rótulo|imprenta|página web/i,
  people:
    /training|course|recruit|staffing|payroll|coaching|language lesson|schulung|kurs|weiterbildung|personal|lohn|formation|recrut|paie|\bcours\b|formación|curso|selección|nómina/i,
  advice:
    /consult|insur|leasing|\btax|audit|legal|financ|factoring|advice|berat|versicher|steuer|prüfung|conseil|assuranc|fiscal|financement|asesor|seguro|financiac|consultor/i,
  telecom:
    /phone|internet|headset|wi-?fi|printer|terminal|tablet|laptop|network|telefon|drucker|kasse|netzwerk|téléphon|imprimante|caisse|réseau|teléfono|impresora|caja registradora|\bred\b/i,
  food: /coffee|flour|olive|\bwines?\b|beer|ingredient|snack|chocolate|cheese|\btea\b|water\b|spice|fruit|kaffee|mehl|wein\b|bier\b|zutat|käse|gewürz|schokolad|café|farine|huile|\bvins?\b|épice|fromage|harina|aceite|vino|queso|especia|cerveza/i,
  material:
    /paint|coating|adhesive|steel|wood\b|timber|concrete|lubricant|\boil\b|resin|tile|sealant|farbe|lack|kleb|stahl|holz|beton|schmier|peinture|revêtement|\bcolle\b|acier|bois\b|béton|pintura|recubrim|adhesiv|acero|madera|hormigón/i,
  machine:
    /machine|robot|tool|pump|compressor|\bsaws?\b|\bcnc\b|equipment|conveyor|lift|filter|valve|maschine|roboter|werkzeug|pumpe|kompressor|säge|gerät|filter|ventil|outil|pompe|compresseur|scie|équipement|máquina|herramienta|bomba|compresor|sierra|equipo/i,
} as const

export type KindName = keyof typeof KINDS | 'other'

interface Described {
  name: string
  category: string
  keywords: string
  description: string
}

/**
 * The kind of a product, by its name, or else by its category, its keywords or its description, in this order.
 * @returns 'other' if none of them says
 */
export const kindOf = ({ name, category, keywords, description }: Described): KindName =>
  kindIn(name) ?? kindIn(category) ?? kindIn(keywords) ?? kindIn(description) ?? 'other'

const names = Object.keys(KINDS).filter((name): name is keyof typeof KINDS => name in KINDS)

const kindIn = (text: string) => (text ? names.find((name) => KINDS[name].test(text)) : undefined)
