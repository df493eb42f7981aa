import type { Block, Line } from '#api/contacts/html/flow.ts'
import { plainText } from '#api/contacts/html/plainText.ts'
import { isIn } from './layout.ts'
import { nameIn } from './names.ts'

const words = (...sources: string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})`, 'iu')
/** Only in credits: before a colon or "by". */
const credited = (nouns: string) =>
  `(?:${nouns})[\\p{L}\\s&,+/-]{0,40}(?::|\\s(?:by|von|durch|par|por|da|di|door|av|przez)\\s)`

/**
 * Others that companies' pages name, by kind. A company may itself be of such a kind, which its title then
 * says.
 */
const KINDS: readonly (readonly [itself: RegExp, stranger: RegExp])[] = [
  // Hosting providers.
  [
    /hosting|provider|rechenzentrum|hébergeur|data ?cent(?:er|re)|web-?(?:design|agentur|agency)/iu,
    words(
      '(?:web-?|site-?)?hosting(?![\\p{L}])',
      'host(?:ed|ing) (?:by|bei|von)',
      'gehostet',
      'hostingprovider',
      'h[ée]berg(?:eur|ement|é par)',
      'alojamiento web',
      'alojad[oa] (?:en|por)',
      'ospitato (?:da|su)',
      'hostovan',
      'webbhotell',
      'internet-?provider',
    ),
  ],
  // Web designers.
  [
    /web-?(?:design|agentur|agency|entwicklung|development|byrå|bureau|studio)|agentur|agency|agence|agencia|agenzia|agencja|marketing|grafik|graphi|softwareentwicklung|reklambyrå|communicatie/iu,
    words(
      'web-?design',
      'web-?agentur',
      'web-?agency',
      'web-?master',
      'webmestre',
      'muster (?:von|der|des)|(?:impressum|datenschutz)s?-?generator',
      'web-?bureau',
      'webbyrå',
      'werbeagentur',
      '(?:web)?sites? (?:design(?:ed)? |built |made |created |developed )?by',
      '(?:designed|built|made|developed|powered|created|crafted)(?: (?:&|and) \\p{L}+| with [^.:]{1,12})? by',
      '(?:creat[oa]|realizzat[oa]|hech[oa]|cread[oa]|made|built|created|erstellt|gebaut|réalisé|créé|gemaakt) (?:con|with|mit|avec|met) (?:wix|jimdo|wordpress|squarespace|webflow)(?:\\.com)? (?:da|por|by|von|par|door)',
      '(?:made|built|designed) in [^.:]{1,30} by|(?:gemacht|gestaltet) in [^.:]{1,30} von|fait à [^.:]{1,30} par|hecho en [^.:]{1,30} por|fatto (?:a|in) [^.:]{1,30} da',
      '(?:gemacht|entwickelt) mit [^.:]{1,12} (?:von|in)|(?:fait|conçu|réalisé) avec [^.:]{1,12} par|(?:hecho|fatto) co[nm] [^.:]{1,12} (?:por|da)',
      'site (?:web |internet )?(?:réalisé|créé|conçu)',
      'sito (?:web )?(?:realizzato|creato|sviluppato|fatto)',
      'sitio (?:web )?(?:realizado|creado|desarrollado|hecho|diseñado|armado)',
      '(?:projekt|wykonanie|realizacja)(?: i \\p{L}+)?(?: strony)?:',
      'strona wykonana',
      '(?:gestaltet|erstellt|umgesetzt|programmiert|entwickelt|betreut|realisiert) (?:von|durch)',
      '(?:développée?|propulsée?|réalisée?|conçue?|créée?) par',
      '(?:desarrollad|diseñad|realizad|cread)[oa] por|(?:sviluppato|realizzato|creato|progettato) da',
      '(?:zaprojektowan|stworzon|wykonan)\\p{L}* przez|(?:gemaakt|ontwikkeld|gebouwd|ontworpen) door',
      '(?:producera[dt]|skapa[dt]|byggd|design(?:ad)?|utvecklad|webbplats|hemsida) av',
      'hemsida(?:n)? (?:av|från)',
      'site gemaakt|web-?sites? (?:door|von|par|da|por|av|przez|:)',
      'marketing (?:online|digital)|online marketing',
      '(?:agencja|agence|agencia) (?!de viajes)\\p{L}+',
      'credits? ?:',
      credited(
        'design|diseño|graphisme|graphi[ck]|gestaltung|konzept(?:ion)?|umsetzung|realisierung|realisatie|réalisation|realizzazione|création|creación|conception|ontwerp|vormgeving|bouw|programmierung|texte|redaktion der website|produktion der website',
      ),
      'création (?=\\p{Lu})',
    ),
  ],
  // Photographers.
  [
    /foto|photo|fotó/iu,
    words(
      'bildnachweise?|bildquellen?|bildrechte',
      'crédits? photo|photo credits?|image credits?|zdjęcia:',
      credited(
        'fotos?|photos?|fotografie?|photographies?|photography|bilder|bild|immagini|imágenes|zdjęcia|foto’s',
      ),
    ),
  ],
  // Who planned the buildings and gardens that it shows.
  [
    /archite[ck]t|arquitect|architett|arkitekt|planung|engineer|ingenieur|ingénieur|ingegner|ingenier|inżynier/iu,
    words(
      credited(
        "(?:landschafts|innen|landscape )?archite(?:kt(?:in|en|ur)?|cts?|cte)|arquitect[oa]s?|architett[oi]|(?:landskaps|inrednings)?arkitekt(?:er)?|(?:structural |civil )engineers?|(?:kitchen|interior|garden) design(?:er)?|tragwerksplanung|statik(?:er)?|maîtrise d[’']œuvre|bureau d[’']études|dirección facultativa|aparejador(?:a)?|direzione lavori|interieurontwerp|projekt wnętrz",
      ),
    ),
  ],
  // Supervisory bodies and associations.
  [
    /kammer|verband|innung|behörde|gemeinde|stadt(?![\p{L}])|ordine|colegio|chambre|ordre|association|authority|verein|council|kommun|urząd|izba/iu,
    words(
      '[\\p{L}-]*(?:behörde|kammer)(?:n)?(?![\\p{L}])',
      'zuständige[rs]? ',
      'landesinnung|innung|kammerzugehör',
      '(?:berufs|dach|fach)verband|vereinigung',
      'mitglied (?:bei|der (?!geschäfts|unternehmens|kanzlei)|im (?!vorstand|team)|in )',
      'bezirkshauptmannschaft',
      'landesbeauftragt|bundesbeauftragt|lfdi(?![\\p{L}])|landesamt|uodo(?![\\p{L}])',
      'aufsicht',
      '(?:supervisory|regulatory|data protection|licensing) authority|regulated by|ombudsman',
      'information commissioner|\\bICO(?![\\p{L}])',
      'autorité|contrôle sanitaire|service vétérinaire|chambre (?:de|des|syndicale)|ordre (?:des|national)|conseil (?:régional|départemental|national) de l.ordre|cnil(?![\\p{L}])',
      'agencia (?:española|de protección)|aepd|colegio (?:oficial|de)',
      'garante (?:per|della|privacy)|ordine (?:dei|degli|delle|nazionale)|collegio dei|camera di commercio',
      'autoriteit|kamer van koophandel te',
      'urząd|urzęd|prezes uodo|izba',
      'myndighet|integritetsskydds|länsstyrelse',
    ),
  ],
  // Certifiers, and groups to which it belongs.
  [
    /keurmerk|gütesiegel|label|certif|zertifi|sello|marchio|znak jakości/iu,
    words(
      'gütesiegel|trusted shops|zertifiziert (?:von|durch|nach)|geprüft (?:von|durch)|angeschlossen an',
      'certified by|accredited by|approved by|(?:proud )?members? of (?!the (?:team|board|staff|management|family))',
      "certifiée? par|agréée? par|labellisée? par|adhérente? (?:à|au|de|du)|membre (?:de|du|des) (?!l[’']équipe|la direction|conseil|comité)",
      'certificad[oa] por|miembros? de (?!l? ?(?:equipo|consejo|la dirección))|adherid[oa] a|sello de (?:calidad|confianza)',
      'certificat[oa] da|(?:membr|associat|aderent|soci)[oaie]+ (?:di|a|al|alla|della) (?!staff|direzione|consiglio|fondat)',
      '[\\p{L}-]*keurmerk|aangesloten bij|gecertificeerd door|lid van (?!het (?:team|bestuur)|de (?:directie|raad))',
      'członek (?!zarządu|zespołu|rady)|certyfikat (?:wydan|przez)',
      'medlem (?:i|av) (?!teamet|styrelsen|ledning)|certifierad (?:av|enligt)|auktoriserad av',
    ),
  ],
  // Mediators and complaint bodies.
  [
    /mediat|schlicht|ombuds|anwalt|avocat|abogad|avvocat|lawyer/iu,
    words(
      'schlicht(?:ung|er)|streitbeilegung|ombuds',
      'm[ée]diat(?:eur|ion|or)\\p{L}*',
      'arbitra',
      'vertrouwenspersoon|vertrauensperson|personne de confiance|confidential advis',
      'whistle|hinweisgeber|canal (?:de denuncias|ético|etico)|segnalazioni',
      'klachten(?:commissie|regeling)|geschillen|reklamationsnämnd|konsumentverket|verbraucher(?:zentrale|schutz)|consumidor|des consommateurs|dei consumatori|konsument(?:ów|en)',
      'hojas de reclamaciones|rzecznik',
    ),
  ],
  // External data protection officers.
  [
    /datenschutz|privacy|rgpd|gdpr|rodo|compliance/iu,
    words(
      '[\\p{L}-]*datenschutzbeauftragt\\p{L}*',
      'data protection officer|dpo(?![\\p{L}])|dsb(?![\\p{L}])|dpd(?![\\p{L}])|iod(?![\\p{L}])|rpd(?![\\p{L}])',
      'délégué[e]? à la protection|préposée? (?:fédérale?|cantonale?)',
      'delegad[oa] de protección',
      'responsabile (?:della protezione|del trattamento)',
      'functionaris (?:voor )?(?:de )?gegevens',
      'inspektor(?:em|a)? ochrony',
      'dataskyddsombud',
    ),
  ],
  // Emergency services and tourist information.
  [
    /notdienst|turis|touris|rettung/iu,
    words(
      '[\\p{L}-]*not(?:dienst|ruf)(?![\\p{L}])',
      'emergency (?:clinic|room|number|services|dial|call)|in case of (?:an )?emergency|poison control|(?:call|dial) 911',
      'urgences?(?![\\p{L}])|pronto soccorso|guardia médica',
      'bereitschaftsdienst|giftnotruf|seelsorge|polizei|policja|policía|polizia|feuerwehr|pompiers|krankenhaus|hôpital|ospedale|szpital|ziekenhuis|sjukhus|vårdguiden|doktersdienst|guardia (?:medica|médica)|dyżur',
      'całodob|pogotowie|spoedpost|huisartsenpost|jourhavande|giftinformation',
      '(?:oficina|office|ufficio|bureau|informazioni) (?:de|du|di)?\\s?turis\\p{L}+|office de tourisme|tourist[- ]?info\\p{L}*|turistbyrå|vvv(?![\\p{L}])',
    ),
  ],
  // Rescue services and local government.
  [
    /rettung|feuerwehr|rescue|lifeboat|sauvetage|mairie|salvamento|bomberos|soccorso|redding|brandweer|straż|räddning|gemeinde/iu,
    words(
      '(?:see?not)?rettung(?:sdienst|sleitstelle)?(?![\\p{L}])|seenot|küstenwache|bergrettung|wasserschutzpolizei|coast ?guard|lifeboat|rnli|mountain rescue|sauvetage|snsm|gendarmerie|mairie|salvamento marítimo|guardia civil|protección civil|bomberos|guardia costiera|capitaneria|soccorso|carabinieri|vigili del fuoco|kustwacht|reddings\\p{L}+|brandweer|straż (?:przybrzeżna|pożarna|graniczna)|gopr|wopr|sjöräddning|fjällräddning|räddningstjänst|kustbevakning',
    ),
  ],
  // Manufacturers, dealers and importers of the company's goods, and customer services.
  [
    /import|distribut|großhandel|wholesale|hersteller|manufactur/iu,
    words(
      credited(
        'importeur|importer|importateur|importador|importatore|importör|distributor|distributeur|distribuidor|distributore|dystrybutor|distributör|großhändler|lieferant|supplier|fournisseur|proveedor|fornitore|leverancier|dostawca|leverantör|hersteller|manufacturer|fabricant|fabricante|produttore|fabrikant|producent|tillverkare',
      ),
      "hersteller-?(?:hotline|assist\\p{L}*|service|notruf)|(?:manufacturer|maker)[’']?s? (?:hotline|helpline|assistance|support)|assistance (?:du )?constructeur|(?:asistencia|asistenza) (?:del? )?(?:fabricante|costruttore)|assistenza (?:della casa|del costruttore)|fabriekshulp|(?:infolinia|pomoc) producenta|tillverkarens (?:support|assistans)",
    ),
  ],
  // Service providers, landlords and insurers of the company.
  [
    /steuer|immobilien|vermiet|account|comptab|fiduciaire|gestor[ií]a|commercialist|boekhoud|administratiekantoor|księgow|redovisning|revision|insur|notar|law|recht/iu,
    words(
      '(?:unsere?|our|notre|nos|nuestr[oa]s?|(?:il |la |lo )?nostr[oa]|onze|ons|nasz[ae]?|vår[at]?) (?:steuerberat|buchhalt|accountant|bookkeeper|expert-comptable|comptable|gestor[ií]a|asesor|commercialist|boekhoud|księgow|biuro rachunkowe|redovisning|revisor|landlord|insurer|solicitor|lawyer|(?:rechts)?anwalt|anwält|avocat|abogad|avvocat|advocaat|advokat|prawni)',
      'biuro rachunkowe|(?:księgowość|contabilità|contabilidad|comptabilité|buchhaltung|boekhouding|bokföring(?:en)?|bookkeeping) (?:prowadzi|è (?:tenuta|curata|affidata)|la lleva|est tenue|macht|führt|wordt|doet|sköts|is (?:done|kept))',
      credited(
        'vermieter(?:in)?|landlord|insurers?|bailleur|arrendador|locatore|verhuurder|wynajmujący|hyresvärd',
      ),
    ),
  ],
  // Press agencies.
  [
    /presse|prensa|stampa|public relations|(?<![\p{L}])pr(?![\p{L}])/iu,
    words(
      '(?:bureau|agence|attachée?) de presse|relations presse|presse-?(?:agentur|kontakt|stelle|büro|anfragen)|press (?:office|officer|contact|enquiries|inquiries|agency)|media (?:enquiries|inquiries|contact)|(?:gabinete|oficina|agencia|contacto) de prensa|ufficio stampa|contatti? stampa|pers(?:contact|bureau|voorlichting)|biuro prasowe|kontakt dla mediów|press(?:kontakt|byrå|tjänst|ansvarig)',
    ),
  ],
  // Accommodation for guests, neighbouring businesses, and works councils.
  [
    /hotel|pension|hostel|gîte|schronisk|camping|unterkunft|ferien|noclegi|alojamiento/iu,
    words(
      credited(
        'übernachtung(?:en)?|unterkunft|unterkünfte|accommodation|where to stay|hébergement|logement|alojamiento|alloggio|dove dormire|overnachten|overnachting|noclegi?|boende|övernattning',
      ),
      'facklig(?:t|a)? (?:kontakt|ombud)|betriebsrat|works council|union (?:rep|contact)|délégué syndical|comité de empresa',
    ),
  ],
  // Investors, auditors, and customers that it mentions.
  [
    /capital|ventures|invest|beteiligung|audit|prüfung|revisi/iu,
    words(
      '(?:backed|funded|financed|owned in part) by|investors?(?: include)?(?![\\p{L}])|investoren|investisseurs|inversores|investitori|investeerders|inwestorzy|investerare|(?:finanziert|gefördert) (?:von|durch)|financée? par|soutenue? par|financiad[oa] por|finanziat[oa] da|gefinancierd door|finansowan\\p{L} przez|finansiera[ds] av',
      '(?:auditors?|wirtschaftsprüfer|abschlussprüfer|commissaires? aux comptes|auditor[ae]?s? de cuentas|revisore (?:dei conti|legale)|accountants?|biegły rewident|revisor)s?\\s?:',
      'case stud(?:y|ies)|fallstudie|erfolgsgeschichte|étude de cas|cas client|caso de (?:éxito|estudio)|caso di (?:studio|successo)|klantverhaal|praktijkvoorbeeld|studium przypadku|historia klienta|kundcase|kundberättelse',
      '(?<!\\p{L}\\s)(?:(?:unser )?kunde(?:n)?\\s?:|(?:our )?(?:client|customer)s?\\s?:|clients?\\s:|clientes?\\s?:|klant\\s?:|klient\\s?:|kund\\s?:|referenz\\s?:|bauherr\\p{L}*\\s?:|maître d[’]ouvrage|opdrachtgever\\s?:|committente\\s?:|inwestor\\s?:|beställare\\s?:)',
      '(?:former|ehemalige[rn]?|anciens?|antigu[oa]s?|voormalige?|były|była|tidigare) (?=\\p{L})(?:owner|partner|director|inhaber|geschäftsführer|geschäftsführerin|gérant|directeur|propietari[oa]|gerente|eigenaar|prezes|vd|ägare)',
    ),
  ],
  // The same in Japanese.
  [
    /制作|デザイン|ウェブ|web/iu,
    /(?:ホーム ?ページ|サイト|web|ウェブ) ?(?:制作|デザイン|運営会社)|制作(?:会社|協力)?\s?:/iu,
  ],
  [
    /協会|組合|連盟|会議所|法務|弁護士|税理士|社労士|会計|保険|銀行/u,
    /(?:個人情報(?:保護)?(?:管理|責任|相談|苦情|保護方針|に関する|の取り?扱い?)|プライバシーポリシー|苦情(?:相談|受付|処理)|消費生活センター|国民生活センター|保健所|労働基準監督署|商工会議所|裁判所|顧問(?:弁護士|税理士|会計士|社労士)|加盟団体|所属団体|認定団体|加入団体|監督官庁|取引銀行|(?:主要|主な)?取引先|仕入先|引受保険会社|加入保険)/u,
  ],
  [
    /口コミ|レビュー|広報|代理店|販売店/u,
    /お客様の声|ご利用者の声|導入事例|施工事例|推薦(?:の声|者)|口コミ|パートナー企業|協力会社|販売店一覧|取扱店|正規代理店|リンク集|報道関係|プレスリリース|歴代(?:社長|代表)|沿革/u,
  ],
  // Property managers, publishers, and resellers.
  [
    /hausverwaltung|immobilien|real estate|verlag|zeitung|presse|versicherung|insur|assur|verzeker|ubezpiecz|seguros|assicura/iu,
    words(
      '(?:berufs|betriebs)?haftpflicht|versicher(?:er|ung)s?:|insure[rd] (?:by|with)|assureur|assurance (?:rc|décennale|professionnelle)|aseguradora|compagnia assicurat|ubezpieczyciel',
      'hausverwaltung|felanmälan|fastighetsskötare',
      'pressestelle (?:der|des) \\p{L}+verband',
      'verslag van|artikel van|article by|bericht von',
      '(?:rezept|recipe|recept) (?:von|by|van|av)|recette (?:de|par)|receta de|ricetta di|przepis (?:od|autorstwa)',
    ),
  ],
]

/** Names of bodies that companies belong to, are supervised by or mention. */
const BODIES =
  /(?:verband|verein|kammer|innung|gewerkschaft|bund(?:es)?amt|ministerium|behörde|institut|stiftung|fack(?:et|förbund(?:et)?)|förbund(?:et)?|förening(?:en)?|nämnd(?:en)?|myndighet(?:en)?|stiftelse[n]?|vereniging|vakbond|stichting|\p{L}{4}bond)(?:es|s|e|en)?(?![\p{L}])|(?<![\p{L}])(?:institut[eo]?|instytut|instituut|association|federation|society|guild|trade union|(?:labou?r |workers’? )union|council|ombudsman|foundation|fédération|syndicat|fondation|asociación|federación|sindicat[oa]|fundación|associazione|federazione|sindacato|fondazione|federatie|stowarzyszenie|federacja|związek|fundacja|consorzio|consorcio|consortium|(?:contractors|licens(?:e|ing)|medical|dental|state) board)(?![\p{L}])/iu
const AFFILIATED =
  /(?:licensed|regulated|insured|bonded) by|anslut(?:en|et|na) till|affiliated (?:to|with)|affiliée? à|afiliad[oa] a|affiliat[oa] (?:a|al|alla)|należy do|zrzeszon\p{L} w|angeschlossen|aangesloten/iu

/**
 * A function that says whether the text before a number or an address names such a body in the same sentence.
 * @param names the site's own names: a federation's site is about the federation
 */
export function bodiesBeside(names: string): (before: string) => boolean {
  if (BODIES.test(names)) return (before) => AFFILIATED.test(sentenceOf(before))
  return (before) => {
    const sentence = sentenceOf(before)
    return BODIES.test(sentence) || AFFILIATED.test(sentence)
  }
}

/** The last sentence, or the part after a bar or a dot. */
const sentenceOf = (before: string) => before.split(/[.!?;]\s+(?=\p{Lu})|\s[|•·]\s/u).at(-1) ?? ''

/** The position in a line after which the text is about others; Infinity if none is. */
export type Border = number

const MAX_LABEL = 60
const LINES_AFTER_LABEL = 4
const LINES_OF_SECTION = 40

/**
 * Finds the text about others on a page: below a heading or a label that says so, in the rest of a line, of a
 * row or of a paragraph, in quotations and in plug-ins.
 * @param names the site's own names: kinds that these contain do not count as others
 * @param isOnAnother whether a heading is the name of another company or body
 * @returns a border for each line
 */
export function bordersIn(
  lines: readonly Line[],
  names: string,
  isOnAnother: (heading: string) => boolean = () => false,
): Border[] {
  const kinds = KINDS.flatMap(([itself, stranger]) => (itself.test(names) ? [] : stranger))
  const strangerAt = (text: string) =>
    kinds.reduce((first, kind) => {
      const at = text.search(kind)
      return at >= 0 && at < first ? at : first
    }, Number.POSITIVE_INFINITY)

  let section: { level: number; left: number; isFooter: boolean } | null = null
  let label: { block: Block; left: number } | null = null
  let row: Block | null = null
  /** The lines of a quotation and its author that are left. */
  let quoted = 0
  return lines.map((line, index) => {
    const { block, bold } = line
    const text = plainText(line)
    const stranger = strangerAt(text)
    const at = Math.min(stranger, endOfQuote(text))
    const isStranger = stranger !== Number.POSITIVE_INFINITY
    const next = lines[index + 1]
    if (section && (--section.left < 0 || block.isFooter !== section.isFooter)) section = null
    if (label && (--label.left < 0 || !isIn(block, label.block))) label = null
    if (row !== block.row) row = null
    if (isQuotation(text)) quoted = 1 + linesOfAuthor(line, lines.slice(index + 1, index + 3), names)
    if (quoted > 0) {
      quoted--
      return 0
    }

    if (block.heading > 0) {
      label = null
      if (isStranger || isOnOthers(text) || isOnAnother(text))
        section = { level: block.heading, left: LINES_OF_SECTION, isFooter: block.isFooter }
      else if (section && block.heading <= section.level) section = null
    } else if (isLabel(text, bold)) {
      label = isStranger ? { block: ofLabel(block, next), left: LINES_AFTER_LABEL } : null
    } else if (
      isStranger &&
      next?.block === block &&
      line.items.length === 0 &&
      !/\d{4}/.test(text.slice(at))
    ) {
      label = { block, left: LINES_AFTER_LABEL }
    }
    if (isStranger && block.row) row = block.row
    const isOthers = block.part === 'others' || section !== null || (label !== null && !isStranger)
    if (isOthers) return 0
    return row && !isStranger ? 0 : at
  })
}

/** Whether a line is a quotation and nothing else. */
const isQuotation = (text: string) => /^[“”„«»"].{4,400}[“”«»"]$/u.test(text)

/**
 * The number of lines below a quotation that name its author: a name with a role and a company, or each in its own line;
 * or whatever is in the next cell of its row.
 */
function linesOfAuthor(quotation: Line, [name, role]: readonly Line[], names: string): number {
  if (quotation.block.row && name?.block.row === quotation.block.row) return 1
  const [author = '', ...more] = plainText(name)
    .replace(/^[\s–—-]+/, '')
    .split(/,\s|\s[–—|]\s|\s\(/)
  if (more.length > 0 && nameIn(author) !== '') return 1
  return role && isElsewhere(plainText(role), names) ? 2 : 0
}

/** Whether a role is at another company: "Owner, The Split Rail Supper Club". */
function isElsewhere(role: string, names: string): boolean {
  const [, company = ''] = /^[^,]{3,40},\s(\p{Lu}\S+(?:\s\S+){1,5})$/u.exec(role) ?? []
  return company !== '' && !names.toLowerCase().includes(company.toLowerCase())
}

const QUOTE_WITH_AUTHOR =
  /^[“”„«»"][^“”„«»"]{4,300}[“”«»"](?:\s?[–—-]{0,2}\s?|,?\s(?:dit|said|says|sagt|sagte|meint|dice|dijo|ha detto|zegt|aldus|mówi|powiedział\p{L}*|säger|so)\s)(?=\p{Lu})/u

/** The beginning of a heading that names a club, a museum, a fire brigade or the like. */
const CLUB =
  /^(?:(?:\p{L}+)?(?:verein|verband|museum|genossenschaft|vereniging|förening|boerderij)(?:\s|$)|(?:museum|musée|museo|muzeum|association|asociación|associazione|stowarzyszenie|club|confraternita|comune|gemeinde|commune|ayuntamiento|gemeente|gmina)\s)|\s(?:club|society|association|commissioners|council)$/iu

/**
 * Whether a heading is the name of a club, a museum or a municipality, and not the site's own.
 * @param names the site's own names
 */
export const isOnClub = (heading: string, names: string): boolean =>
  CLUB.test(heading) && !CLUB.test(names) && !names.toLowerCase().includes(heading.toLowerCase())

/** The name after a quotation is its author, for example a customer. */
function endOfQuote(text: string): number {
  const [quote = ''] = QUOTE_WITH_AUTHOR.exec(text) ?? []
  return quote ? quote.length : Number.POSITIVE_INFINITY
}

const isOnOthers = (heading: string) =>
  [isOnPrivacy, isOnPartners, isOnPraise, isOnFormer, isGuestbook].some((isOn) => isOn(heading))

/** Headings above others, such as partners. */
const isOnPartners = (heading: string) =>
  /^(?:unsere |our |nos |nuestros |i nostri |onze |nasi |våra )?(?:partner\p{L}*|partenaires|colaboradores|importeure|importers|importateurs|importadores|importatori|importörer|importerzy|händler(?:verzeichnis)?|fachhändler|vertriebspartner|dealers?|stockists?|retailers?|where to buy|resellers?|distributors?|distributeurs?|revendeurs?|points? de vente|où (?:nous )?trouver nos produits|distribuidores|puntos de venta|dónde comprar|rivenditori|distributori|punti vendita|verkooppunten|verdelers|wederverkopers|dystrybutorzy|punkty sprzedaży|gdzie kupić|återförsäljare|bezugsquellen|werks-?kundendienste?|herstellerkundendienste?|kundendienst(?:e)? der hersteller|manufacturers(?:’ service)?|service des (?:marques|constructeurs)|servicios técnicos oficiales|assistenza delle case|fabrieksservice|serwisy producentów|tillverkarnas service|wichtige (?:ruf|telefon)?nummern|notrufnummern|notfallnummern|nützliche (?:adressen|nummern|links)|useful (?:numbers|contacts|addresses|links)|emergency (?:numbers|contacts)|numéros (?:utiles|d[’']urgence)|adresses utiles|liens utiles|teléfonos (?:útiles|de interés|de emergencia)|enlaces de interés|numeri utili|indirizzi utili|link utili|(?:nuttige|handige|belangrijke) (?:nummers|adressen|links|telefoonnummers)|(?:ważne|przydatne) (?:telefony|numery|linki|adresy)|telefony alarmowe|(?:viktiga|användbara) (?:nummer|telefonnummer|länkar|adresser)|in der (?:nähe|umgebung)|(?:our )?neighbou?rs|nearby|à proximité|en los alrededores|nei dintorni|in de buurt|w okolicy|i närheten|lieferanten|suppliers|fournisseurs|proveedores|fornitori|leveranciers|dostawcy|leverantörer|sponsor\p{L}*|förderer|unterstützer|gönner|(?:our )?supporters|mécènes|(?:ils )?nous soutiennent|sostenitori|darczyńcy|waar te koop|(?:te koop|verkrijgbaar) bij|où acheter|erhältlich bei|verkaufsstellen|gdzie nas kupić|links?|empfehlungen|referenzen|samarbets\p{L}+|patrocin\p{L}+)$/iu.test(
    heading,
  )

/** Headings above people who have left, or who are remembered. */
const isOnFormer = (heading: string) =>
  /^(?:unsere |our |nos |nuestr[oa]s |i nostri |onze |nasi |våra )?(?:ehemalige[nr]?|frühere|former|past|previous|alumni(?!\p{L})|anciens?|antigu[oa]s|ex[- ]|voormalige|oud-|byli|dawni|tidigare|in memoriam|in gedenken|im gedenken|nachruf|in (?:loving )?memory|à la mémoire|en memoria|in memoria|ter nagedachtenis|ku pamięci|till minne)/iu.test(
    heading,
  )

/** Headings above what customers say. */
const isOnPraise = (heading: string) =>
  /kundenstimmen|kundenmeinungen|kundenbewertungen|stimmen (?:unserer|zufriedener) kunden|(?:das|was) (?:sagen )?(?:unsere )?(?:kund(?:en|innen)|gäste|mandanten|patienten) (?:sagen|über)|das sagen|(?:über|von) uns sagen|testimonials?|(?:what|why) (?:our |people |they |customers |clients )+(?:say|think|love)|(?:customer|client|guest|patient) (?:reviews?|stories|voices|feedback)|kind words|témoignages?|avis (?:de (?:nos )?)?clients?|(?:ils|elles) (?:nous font confiance|en parlent|témoignent)|ce qu[’'e]\s?(?:ils |nos clients )?(?:en )?(?:disent|pensent)|testimonios|opiniones|lo que (?:dicen|opinan)|(?:dicono|parlano) di noi|testimonianze|recensioni|cosa dicono|klantervaringen|klantbeoordelingen|klanten (?:over|vertellen|aan het woord)|wat (?:onze )?klanten (?:zeggen|vinden)|opinie (?:klientów|o nas)|co mówią|nasi klienci o nas|kundomdömen|omdömen|(?:vad|våra) (?:våra )?kunder (?:säger|tycker|berättar)/iu.test(
    heading,
  )

/** Headings above texts by guests. */
const isGuestbook = (heading: string) =>
  /^(?:unser )?(?:gästebuch|guest ?book|livre d[’']or|libro de visitas|libro degli ospiti|gastenboek|księga gości|gästbok|kommentare?|comments?|commentaires?|comentarios|commenti|reacties|komentarze)(?!\p{L})/iu.test(
    heading,
  )

/** Headings above lists of data processors with their addresses. */
const isOnPrivacy = (heading: string) =>
  /datenschutz|privacy|confidentialité|données personnelles|privacidad|protección de datos|riservatezza|persoonsgegevens|prywatno|danych osobowych|integritetspolicy|personuppgift|cookies?(?!\p{L})/iu.test(
    heading,
  ) && !/impress|imprint|kontakt|contact|mentions|aviso|colofon|note legali/i.test(heading)

const isLabel = (text: string, bold: boolean) =>
  text.length <= MAX_LABEL && (bold || text.endsWith(':')) && !/\d{4}|@/.test(text)

/** A label that is alone in its paragraph applies to the following paragraphs. */
const ofLabel = (block: Block, next: Line | undefined) =>
  next && isIn(next.block, block) ? block : (block.parent ?? block)
