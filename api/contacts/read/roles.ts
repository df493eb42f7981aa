import { remembering } from '#api/text/remembering.ts'

/** A person's function in a company, as far as it matters to a seller. */
export const duties = [
  'procurement',
  'operations',
  'marketing',
  'it',
  'office',
  'owner',
  'sales',
  'trade',
  'lead',
  'finance',
  'none',
] as const
export type Duty = (typeof duties)[number]

/** The department to ask for, depending on the product. */
export type Asked = 'owner' | 'procurement' | 'operations' | 'marketing' | 'it' | 'office'

const start = (stems: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.replace(/\s+/g, '')})`, 'iu')
/** Within compounds of German, Dutch and Swedish: "Werkstattleiter", "Hoofdinkoper". */
const inside = (stems: string) => new RegExp(stems.replace(/\s+/g, ''), 'iu')

/**
 * Beginnings of the words for each duty in eight languages (and a few of Danish and Norwegian), the most
 * specific first: "Leiter Einkauf" is procurement, "Leiter" alone is some lead.
 */
const WORDS: readonly (readonly [Duty, readonly RegExp[]])[] = [
  [
    'none',
    [
      inside('採用|人事|広報|報道|個人情報'),
      start(`personal(?![-\\s]?(?:trainer|shopper|coach))|hr(?![\\p{L}])|human\\sres|people\\s(?:&|and|partner|manager)|
        recruit|talent|karriere|ausbildung|ressources\\shumaines|drh(?![\\p{L}])|rrhh|recursos\\shumanos|
        risorse\\sumane|kadr|personeels|p&o|press(?:e|esprech|prent|\\sofficer|\\scontact)|presse|prensa|stampa|rzecznik|
        datenschutz|data\\sprotection|dpo(?![\\p{L}])|data\\scontroller|administrator\\p{L}*\\s(?:pani|pana|państwa|danych)|respons\\p{L}+\\s(?:du|del)\\s(?:traitement|tratamiento)|titolare\\sdel\\strattamento|verwerkingsverantwoordelijk|compliance|webmaster|betriebsrat|attachée?\\sde\\spresse|personalreferent`),
    ],
  ],
  [
    'procurement',
    [
      inside('einkauf|einkäufer|beschaffung|inkoop|inköp|購買|資材|仕入|調達'),
      start(`materialwirtschaft|purchas|procure|buyer|buying|sourcing|supply\\schain|achats?(?![\\p{L}])|achet|approvi|
        compras(?![\\p{L}])|comprador|aprovision|acquist|ufficio\\sacquist|zakup|kupiec|kupczyni|zaopatrz|
        indkøb|innkjøp|inkop|acheteu`),
    ],
  ],
  [
    'operations',
    [
      inside(`betriebsleit|werksleit|werkleit|produktionsleit|fertigungsleit|fuhrpark|lagerleit|werkstattleit|
        bedrijfsleid|bedrijfsmanager|driftschef|platschef|verkstadschef|produktionschef|lagerchef|logisti|工場長|製造|生産|物流|品質|技術|工事|施工`),
      start(`operat(?:ions?|ing)|coo(?![\\p{L}])|plant\\s|production|produktion|produc?ción|produzione|produkcj|
        productie|fertigung|technische[rn]?\\sleit|leit(?:er|ung)\\stechnik|facilit|facility|site\\smanager|fleet|
        warehouse|workshop|werkstatt|technik(?![\\p{L}])|maintenance|instandhaltung|disposition|exploitation|
        chef\\sd.(?:atelier|exploitation|équipe)|atelier|operacion|explotación|tráfico|taller|flota|planta|almacén|
        mantenimiento|stabilimento|magazzino|officina|direttore\\stecnico|responsabile\\stecnico|magazijn|planning|
        technisch\\s(?:directeur|manager)|kierowni\\p{L}+\\s(?:produkcji|zakładu|warsztatu|magazynu|serwisu|budowy)|
        serwis|magazyn|beheerder|dyrektor\\stechniczn|drift|verkstad|lager(?![\\p{L}])|anläggning|driftsleder`),
    ],
  ],
  [
    'marketing',
    [
      inside('マーケティング|宣伝'),
      start(
        'marketing|communicat|komunikac|comunica|kommunikation|brand(?:s|ing)?(?![\\p{L}])|content(?![\\p{L}])|social\\smedia|werbung|cmo(?![\\p{L}])',
      ),
    ],
  ],
  [
    'it',
    [
      inside('情報システム'),
      start(`it(?![\\p{L}])|edv|informati|informaty[ck]|cto(?![\\p{L}])|cio(?![\\p{L}])|digital|software|system(?:s|admin)|sistem(?:as|i)(?![\\p{L}])|systèmes?(?![\\p{L}])|
        administrator\\s(?:it|sieci)|ict|tecnolog[ií]a`),
    ],
  ],
  [
    'office',
    [
      inside('praxismanag|büroleit|verwaltungsleit|総務|事務局|秘書'),
      start(`office|oficina(?![\\p{L}])|büro|reception|réception|recep[cç]|receptie|recepcj|rejestracj|empfang|anmeldung|assisten[tz]|
        assistante?|secretar|secrétari|sekretari?|segret|accueil|biuro|sekretar|kansli|verwaltung(?!srat)|administrati[evo]|administraci|administracj|amministraz|
        administrativ|amministrativ|backoffice|back\\soffice|practice\\s(?:manager|administrator)|administrator|praxis(?![\\p{L}])`),
    ],
  ],
  [
    'owner',
    [
      inside('geschäftsführ|geschäftsleit|eigentümer|inhaber|kancelari\\p{L}*\\swłaści'),
      inside('代表|社長|会長|取締役|理事長|院長|園長|店主|女将|オーナー|経営者'),
      start(`inh(?![\\p{L}])|gf(?![\\p{L}])|vertreten\\sdurch|vertretungsberecht|represented\\sby|représentée?spar|reprezentowan|rappresentata?sda|gesellschafter|gründer|mitgründer|vorstand|vorsitz|verwaltungsrat|stiftungsrat|präsident|obmann|obfrau|prokurist|komplementär|gastgeber|hotelier|seele\\sdes|patron(?![kay]|at)|hofbesitzer|bauer(?:n)?leute|betreiber|wirt(?:in|sleute)?(?![\\p{L}])|hosts?(?![\\p{L}])|innkeeper|artisan|hôtes|hôtesse|maître\\sde\\smaison|anfitri|posader|gestor[ei](?![\\p{L}])|gestrice|padron[ei]\\sdi|gastheer|gastvrouw|uitbater|uitbaatster|gospod(?:arz|yni)(?![\\p{L}])|värd(?:inna|par)?(?![\\p{L}])|krögare|
        (?:co-?\\s?|joint\\s)?(?:owner|founder|proprietor)|prop(?![\\p{L}])|president|chair(?:man|woman|person)?(?![\\p{L}])|board\\smember|member\\sof\\sthe\\sboard|vice\\spresident|ceo(?![\\p{L}])|
        chief\\sexecutive|managing|principal(?![\\p{L}])|(?<!ihre?\\s|your\\s|our\\s|unsere?\\s|votre\\s|notre\\s)partner(?![\\p{L}])|general\\smanager|landlord|landlady|
        (?:co)?g[ée]rant|dirigeant|administrateur|administratrice|(?:co-?)?fondat|(?:co)?présiden|p\\.?d\\.?g(?![\\p{L}])|directeur(?:\\sgénéral)?(?![\\p{L}])|
        directrice(?![\\p{L}])|(?:co)?propriétaire|patronne?(?![\\p{L}])|exploitant|chef\\sd.entreprise|associée?(?![\\p{L}])|
        gerent[ei]s?(?![\\p{L}])|gerencia|(?:co)?propietari|director[a]?\\s(?:general|gerente)|dueñ|(?:co)?fundador|administrador|
        consejer[oa](?![\\p{L}])|soci[oa](?![\\p{L}])|titular(?:es)?(?![\\p{L}])|comuner[oa]s?(?![\\p{L}])|soci(?![\\p{L}])|(?:con?)?titolar|(?:co)?fondator|fondatric|consiglier|amministra(?:tore|trice)|legale\\srapp|presidente|
        (?:com)?proprietari|direttor[ei]\\sgenerale|direttrice\\sgenerale|directie|eigena(?:ar|re)|(?:mede-?)?oprichter|
        oprichtster|stichter|voorzitter|bestuurslid|(?:algemeen\\s)?directeur|bestuurder|zaakvoerder|vennoot|
        (?:współ)?właściciel|prezes|zarząd|członek\\szarządu|wiceprezes|(?:współ)?założyciel|przewodnicząc|wspólni(?:k|czka)(?![\\p{L}])|dyrektor(?:ka)?\\s(?:generaln|zarządzaj)|
        (?:del|med)?ägar|(?:med)?grundar|ordförande|styrelse|vd(?![\\p{L}])|verkställande|innehavare|ejer|indehaver|daglig\\sleder|direktør`),
    ],
  ],
  [
    'sales',
    [
      inside('vertrieb|verkauf|verkäuf|verkoop|försälj|säljare|営業|販売'),
      start(`sales|ventes?(?![\\p{L}])|commercial|comercial|ventas|vendit|commercial[ei]|sprzeda|handlow|
        wholesale|account\\s|key\\saccount|export|business\\sdevelop|außendienst|innendienst|kundenberat|customer|
        kundtjänst|klantenservice|obsług\\p{L}+\\sklient|service\\sclients?|salg|vendeu[rs]|vendedor|venditor|venditric|sprzedawc|comercial|agente\\sdi\\scommercio|représentante?\\scommercial`),
    ],
  ],
  [
    'finance',
    [
      inside('buchhalt|経理|財務'),
      start(`finan[czs]|cfo(?![\\p{L}])|comptab|contab|księg|główn\\p{L}+\\sksięgow|boekhoud|ekonomi|ekonomiansvarig|
        account(?:ant|ing|s(?![\\p{L}]))|controll|daf(?![\\p{L}])|treasurer|schatzmeister|kassenwart|kassier|trésori|tesorer|tesorier|penningmeester|skarbni|kassör|rechnungswesen`),
    ],
  ],
  [
    'lead',
    [
      inside('(?:leiter|leiterin|leitung|chef|manager)(?![\\p{L}])|ansvarig'),
      inside('部長|課長|室長|店長|所長|支店長|支配人|料理長|責任者|マネージャー'),
      start(`head\\sof|direct(?:or|ora|ion|eur)|direzion|direcci[oó]n|dyrekcj|kierownictw|ledning|direktor|direttor[ei]|direttrice|dyrektor|responsa[bv]|
        responsabile|verantwortlich|lead(?![\\p{L}])|leader|supervisor|foreman|koordinat|coordina|kierowni|hoofd|
        chef(?:fe)?(?![\\p{L}])|jef[ea](?![\\p{L}])|encargad|capo|naczelni|starszy|
        brygadzist|mistrz|föreståndare|rektor|schulleit|ansprechpartner|betriebsl`),
    ],
  ],
  [
    'trade',
    [
      inside(`meister(?:in)?(?![\\p{L}])|(?:zahn|tier|fach)?(?:arzt|ärzt)|anwalt|anwält|mästare|mekaniker|tekniker|
        architekt|ingenieur|techniker|technik\\p{L}*in(?![\\p{L}])|mason(?![\\p{L}])|smith(?![\\p{L}])|macher(?:in)?(?![\\p{L}])|maker(?![\\p{L}])|fachkraft|fachfrau|fachmann|terapeut|therapeut|pfleger(?:in)?(?![\\p{L}])|(?:snick|plattsätt|mål|mur|svets|rörmok|rörlägg|plåtslag|låssm|slakt|fisk|odl|stenhugg)are|smed(?![\\p{L}])|monteur|mécanicien|installat`),
      start(`dentist|doctor|medico|médic|médecin|médic[oa]|lekar|lekarz|huisarts|tandarts|tandläkare|vet(?![\\p{L}])|veterin|chirurg|
        steuerberat|notar|nota(?:ires?|io|ia)(?![\\p{L}])|physio|fysio|fizjo|fisioter|kiné|naprapat|kiropr|chiropr|sjukgymnast|logop|ergoth|psycho|psicolog|psicólog|psykolog|diet|podolog|podoloog|pedicur|hebamme|midwife|sage-femme|barnmorsk|położn|verloskund|nurse|matron|pflege(?:dienst|fach|leit|rin|r)(?!\\p{Ll}*t(?!\\p{L}))|infirmi|enfermer|infermier|verpleeg|pielęgniar|sjuksköt|erzieh|éducat|educador|educat(?:or|rice)|wychowaw|förskol|
        expert(?:e|o|a)?(?![\\p{L}])|espert[oa](?![\\p{L}])|ekspert|contador|contable|ragionier|accountant|aud(?:i|y)tor|revisor|wirtschaftsprüf|treuhänder|
        stein(?:metz|bildhauer)|tailleur|cantero|scalpellin|kamieniarz|steenhouwer|müller(?:in|meister)|młynarz|meunier|moliner[oa]|mugnai|molenaar|mjölnare|miller(?![\\p{L}])|ogrodni|tuinman|hovenier|giardinier|trädgård|
        tapissi|tapicer|upholster|polster|forgeron|herrero|kowal(?![\\p{L}])|töpfer|potter(?![\\p{L}])|potier|keramik|céramist|ceramist|alfarer|glazier|vitrier|cristaler|vetrai|szklarz|schilder(?![\\p{L}])|malarz|pintor|imbianchin|loodgieter|stukadoor|dakdekker|metselaar|timmer|blacharz|lakiernik|spawacz|schweißer|soudeu|soldador|saldator|lasser(?![\\p{L}])|tailor|couturi|sart[oa](?![\\p{L}])|sastre|modist|krawc|kleermaker|skräddare|schneider(?:in|meister)|
        metzger|fleischer|boucher|charcuti|carnicer|macellai|slager(?![\\p{L}])|rzeźni|imker|apicult|apicolt|beekeeper|pszczelarz|biodlare|bijenhouder|pêcheur|pescador|pescator|rybak|skipper|captain|kapitän|capitaine|capitán|capitano|kapitein|kapitan|kapten|guide(?![\\p{L}])|ost[eé]o|optik|optic|apothek|farmac|pharmac|
        koch|köch|cook|kock|cuoco|cuoca|kok(?![\\p{L}])|kuchar|cuisini|cociner|pasticc|pâtiss|baker|bäcker|boulang|panader|
        fornai|bakker|bagare|piekar|vigneron|winzer|vinic|viticult|œnolog|[eé]n[oó]log|brew|brouwer|birrai|piwowar|
        agricult|landwirt|farmer|bauer(?![\\p{L}])|rolnik|florist|gärtner|garden|jardin|
        avvocat|avocat|abogad|advocaat|advokat|adwokat|radca|lawyer|solicitor|attorney|commercialista|consulente|
        architet|arquitect|architect|geometra|ingegner|ingénieur|ingenier|inżynier|engineer|inżynier|
        maestr|mastro|maître|meester|master|mistrz|consultant|berater|adviseur|doradca|consultor|konsult|
        designer|stylist|friseur|coiffeur|parrucchier|fryzjer|peluquer|frisör|photograph|fotograf|
        technici|técnic|tecnic|technicus|technik|monteur|mechani|meccanic|mécanic|mecánic|mechanik|elektriker|electric|
        elektryk|idraulic|plomb|plumb|hydraulik|carpent|joiner|falegnam|menuisi|carpinter|stolarz|tischler|schreiner|
        schlosser|fabbro|roofer|dachdeck|maler|peintre|painter|lektor|teacher|lehrer|trainer|coach|instructor|tränare|trener|entrenador|allenatore|entraîneur|profesor|professeure?|professore|nauczyciel|lärare|läraren|docente|docent(?![\\p{L}])|lehrkraft|couvreur|maçon|zimmer(?:er|mann)|zingueur|albañil|muratore|
        kaufmann|kauffrau|sachbearbeit|mitarbeit|medewerk|medarbetare|specjalist|specialist|spezialist|
        brouwmeester|mielcarz|mistrzyni|projectleid|kierowc|handwerk|bricol|obrer|operai|qualit|calidad|kwalit|qualität|kvalitet|konstru|projektl|project\\s|projekt(?:leit|leiter|ant)|chef\\sde\\sprojet|
        export|import|service|servicio|servizio|verkstäl|crew|driver|chauffeur|fahrer|sommelier|concierge|
        curator|kurator|editor|redakt|pastor|pfarrer|dirigent|artist|künstler`),
    ],
  ],
]

/** The duty of a role, according to its most specific word; undefined if it is not a role. */
export const dutyOf = remembering(
  (text): Duty | undefined => WORDS.find(([, forms]) => forms.some((form) => form.test(text)))?.[0],
)

/**
 * The order in which duties are asked for, depending on the product. Duties that are not listed come last,
 * and 'none' never.
 */
const ORDER: Readonly<Record<Asked, readonly Duty[]>> = {
  owner: ['owner', 'lead', 'office', 'operations', 'procurement', 'trade', 'sales', 'marketing'],
  procurement: ['procurement', 'owner', 'operations', 'lead', 'office', 'sales', 'trade'],
  operations: ['operations', 'owner', 'lead', 'procurement', 'trade', 'office'],
  marketing: ['marketing', 'owner', 'sales', 'lead', 'office'],
  it: ['it', 'owner', 'operations', 'lead', 'office', 'procurement'],
  office: ['office', 'owner', 'lead', 'trade', 'procurement'],
}

/**
 * How well a person with this role matches: 0 is best.
 * @returns Infinity for a person to whom nobody should sell anything
 */
export function distanceFrom(asked: Asked, position: string): number {
  const all = dutiesOf(position)
  if (all.includes('none')) return Number.POSITIVE_INFINITY
  if (all.length === 0) return ORDER[asked].length + 1
  const places = all.map((duty) => {
    const at = ORDER[asked].indexOf(duty)
    return at < 0 ? ORDER[asked].length : at
  })
  return Math.min(...places)
}

/** A person may be both the owner and the brewer; an owner's assistant is not an owner. */
function dutiesOf(text: string): Duty[] {
  if (/^\s*(?:assist|sekret|secr[eé]t|segret)/i.test(text)) return ['office']
  return WORDS.flatMap(([duty, forms]) => (forms.some((form) => form.test(text)) ? duty : []))
}

/** Mailboxes of departments, by the beginning of the part before the @. */
const MAILBOXES: Readonly<Record<Asked, RegExp>> = {
  procurement:
    /^(?:einkauf|purchas|procurement|buying|buyers?|achats?|compras|acquisti|inkoop|zakup|zaopatrzenie|inkop|indkob|innkjop)/,
  operations:
    /^(?:operations|ops|betrieb|werkstatt|werk|produktion|production|produccion|produzione|produkcja|productie|logisti|trafico|taller|planning|dispo|lager|technik|facility|exploitation|atelier|officina|drift|verkstad|warsztat)/,
  marketing: /^(?:marketing|kommunikation|communication|comunicacion|comunicazione)/,
  it: /^(?:it|edv|ict|informatik|informatica|sysadmin)$/,
  office:
    /^(?:office|buero|praxis|rezeption|reception|recepcion|recepcja|secretaria|secretariat|sekretariat|segreteria|empfang|biuro|kansli|receptie)/,
  owner:
    /^(?:geschaeftsfuehrung|geschaeftsleitung|direktion|direction|direccion|gerencia|direzione|directie|zarzad|owner|ceo|gf|vd)$/,
}

/** Whether a mailbox belongs to the wanted department. @param local the part before the @ */
export const isMailboxOf = (asked: Asked, local: string) => MAILBOXES[asked].test(local)
