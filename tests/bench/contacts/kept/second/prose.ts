import type { Language } from '../../site.ts'

/** What companies write around what matters: dates, sums, laws, guests, machines, numbers of parts. */
const PARAGRAPHS: Record<Language, readonly string[]> = {
  de: [
    'Kurze Wege, klare Worte, saubere Arbeit. Seit 1963 am selben Ort, inzwischen mit 23 Leuten und drei Lehrlingen. Wer uns beauftragt, weiß vorher, was es kostet, und nachher, wofür.',
    'Neu im Haus: die CTX 800, Baujahr 2024, Verfahrweg 1.250 x 660 x 540 mm, 18.000 1/min. Rückfragen zu Angebot 2025/04418 bitte immer mit Nummer. Mindestbestellwert 75,00 Euro netto.',
    'Am 11.04.2026 ist Tag der offenen Tür von 10 bis 16 Uhr. Für Speis und Trank ist gesorgt, der Erlös (im letzten Jahr 2.318,50 €) geht an die Freiwillige Feuerwehr.',
  ],
  en: [
    'Straight answers, tidy work and a kettle that is always on. Same premises since 1963, twenty-three of us now and three apprentices. You will know what it costs before we start.',
    'New this spring: the CTX 800, built 2024, travel 1,250 x 660 x 540 mm, 18,000 rpm. Please quote Q-2025/04418 on all paperwork. Minimum order 75.00 plus tax.',
    'Open day on 11 April 2026, 10am to 4pm. Refreshments all day, and last year’s raffle raised 2,318.50 for the lifeboats.',
  ],
  fr: [
    'Des délais tenus, des prix annoncés, un travail soigné. Au même endroit depuis 1963, nous sommes aujourd’hui vingt-trois, dont trois apprentis. Vous saurez ce que cela coûte avant que nous commencions.',
    'Nouveau : le centre CTX 800, année 2024, courses 1 250 x 660 x 540 mm, 18 000 tr/min. Merci de rappeler le devis 2025/04418 dans vos courriers. Minimum de commande : 75,00 € HT.',
    'Journée portes ouvertes le 11 avril 2026 de 10 h à 16 h. L’an dernier, la tombola a rapporté 2 318,50 € aux sapeurs-pompiers du village.',
  ],
  es: [
    'Plazos que se cumplen, precios claros y trabajo bien hecho. En el mismo sitio desde 1963, hoy somos veintitrés, tres de ellos aprendices. Antes de empezar sabrá lo que cuesta.',
    'Novedad: centro CTX 800, año 2024, recorridos 1.250 x 660 x 540 mm, 18.000 rpm. Indique siempre el presupuesto 2025/04418. Pedido mínimo 75,00 € más IVA.',
    'Jornada de puertas abiertas el 11 de abril de 2026 de 10 a 16 h. La rifa del año pasado recaudó 2.318,50 € para los bomberos voluntarios.',
  ],
  it: [
    'Tempi rispettati, prezzi chiari, lavoro ben fatto. Nello stesso posto dal 1963, oggi siamo in ventitré, con tre apprendisti. Saprete quanto costa prima di cominciare.',
    'Novità: centro CTX 800, anno 2024, corse 1.250 x 660 x 540 mm, 18.000 giri/min. Indicare sempre il preventivo 2025/04418. Ordine minimo 75,00 € più IVA.',
    'Porte aperte l’11 aprile 2026 dalle 10 alle 16. La lotteria dell’anno scorso ha raccolto 2.318,50 € per i vigili del fuoco volontari.',
  ],
  nl: [
    'Afspraak is afspraak, een prijs is een prijs. Sinds 1963 op dezelfde plek, nu met drieëntwintig mensen en drie leerlingen. U weet wat het kost voordat we beginnen.',
    'Nieuw: de CTX 800, bouwjaar 2024, slag 1.250 x 660 x 540 mm, 18.000 tpm. Vermeld altijd offerte 2025/04418. Minimale bestelling € 75,00 excl. btw.',
    'Open dag op 11 april 2026 van 10 tot 16 uur. De loterij van vorig jaar bracht € 2.318,50 op voor de brandweer van het dorp.',
  ],
  pl: [
    'Dotrzymane terminy, jasne ceny, porządna robota. W tym samym miejscu od 1963 roku, dziś jest nas dwadzieścia trzy osoby, w tym trzech uczniów. Cenę poznają Państwo, zanim zaczniemy.',
    'Nowość: centrum CTX 800, rok 2024, przejazdy 1250 x 660 x 540 mm, 18 000 obr./min. W korespondencji prosimy podawać ofertę 2025/04418. Minimalne zamówienie 75,00 zł netto.',
    'Dzień otwarty 11 kwietnia 2026 w godz. 10-16. W zeszłym roku loteria przyniosła 2318,50 zł dla ochotniczej straży pożarnej.',
  ],
  sv: [
    'Raka besked, hållna tider, ordentligt arbete. På samma plats sedan 1963, nu tjugotre personer och tre lärlingar. Ni vet vad det kostar innan vi börjar.',
    'Nyhet: fleroperationsmaskinen CTX 800, årsmodell 2024, 1 250 x 660 x 540 mm, 18 000 varv/min. Ange alltid offert 2025/04418. Minsta order 75,00 kr exkl. moms.',
    'Öppet hus den 11 april 2026 kl. 10-16. Förra årets lotteri gav 2 318,50 kr till den frivilliga räddningskåren.',
  ],
}

/** Paragraphs that reach nobody. */
export function chatter(language: Language, from = 0, many = 2): string {
  const all = PARAGRAPHS[language]
  return Array.from({ length: many }, (_, at) => `<p>${all[(from + at) % all.length]}</p>`).join('\n')
}

/** A notice on data protection as it is bought by the page: the authority and the hoster stand in it. */
const NOTICES: Record<Language, string> = {
  de: '<h2>Hosting</h2><p>Diese Website wird bei der Rechenwerk Hosting GmbH, Elgendorfer Straße 57, 56410 Montabaur gehostet (Telefon 040 66969 801, kundendienst@rechenwerk.test). Server-Logfiles werden nach 7 Tagen gelöscht, Art. 6 Abs. 1 lit. f DSGVO.</p><h2>Beschwerderecht</h2><p>Zuständige Aufsichtsbehörde: Landesbeauftragte für den Datenschutz, Postfach 20 04 44, Telefon 030 23125-811, poststelle@aufsicht-daten.test</p>',
  en: '<h2>Hosting</h2><p>This website is hosted by Racklane Ltd (support@racklane.test, 020 7946 0811). Log files are kept for 7 days.</p><h2>Complaints</h2><p>You may complain to the supervisory authority at casework@datawatch.test or on 0161 496 0822.</p>',
  fr: '<h2>Hébergeur</h2><p>Le site est hébergé par Baie Nord SAS, 2 rue du Quai, 59100 Roubaix, RCS Lille 424 761 419, téléphone 03 53 01 08 11, support@baienord.test.</p><h2>Réclamations</h2><p>Autorité de contrôle : 3 place des Libertés, téléphone 01 99 00 82 20, reclamation@controle-donnees.test.</p>',
  es: '<h2>Alojamiento</h2><p>El sitio está alojado por Nube Ibérica S.L., CIF B85811230, teléfono 917 902 811, soporte@nubeiberica.test.</p><h2>Reclamaciones</h2><p>Puede reclamar ante la autoridad de control, C/ Jorge 6, Madrid, teléfono 913 902 822, ciudadano@control-datos.test.</p>',
  it: '<h2>Hosting</h2><p>Il sito è ospitato da Rete Chiara S.p.A., P.IVA 01573850516, tel. 0575 081 811, assistenza@retechiara.test.</p><h2>Reclami</h2><p>È possibile proporre reclamo all’autorità di controllo, tel. 06 6967 0822, protocollo@controllo-dati.test.</p>',
  nl: '<h2>Hosting</h2><p>Deze website staat bij Kastruimte B.V., KvK 17090811, telefoon 070 755 08 11, hulp@kastruimte.test.</p><h2>Klachten</h2><p>U kunt een klacht indienen bij de toezichthouder, telefoon 088 180 08 22, klacht@toezicht-gegevens.test.</p>',
  pl: '<h2>Hosting</h2><p>Strona jest utrzymywana na serwerach Szafa Serwerowa sp. z o.o., tel. 91 432 58 11, pomoc@szafaserwerowa.test.</p><h2>Skarga</h2><p>Przysługuje Państwu skarga do organu nadzorczego, tel. 22 531 08 22, kancelaria@nadzor-danych.test.</p>',
  sv: '<h2>Drift</h2><p>Webbplatsen driftas av Rackhallen AB, telefon 08-465 004 81, support@rackhallen.test.</p><h2>Klagomål</h2><p>Du kan klaga hos tillsynsmyndigheten, telefon 08-465 004 82, registrator@tillsyn-data.test.</p>',
}

export const privacy = (language: Language): string => NOTICES[language]

/** Whose addresses and numbers stand in that notice. */
export const privacyOthers: Record<Language, readonly string[]> = {
  de: ['kundendienst@rechenwerk.test', '+494066969801', 'poststelle@aufsicht-daten.test', '+493023125811'],
  en: ['support@racklane.test', '+442079460811', 'casework@datawatch.test', '+441614960822'],
  fr: ['support@baienord.test', '+33353010811', 'reclamation@controle-donnees.test', '+33199008220'],
  es: ['soporte@nubeiberica.test', '+34917902811', 'ciudadano@control-datos.test', '+34913902822'],
  it: ['assistenza@retechiara.test', '+390575081811', 'protocollo@controllo-dati.test', '+390669670822'],
  nl: ['hulp@kastruimte.test', '+31707550811', 'klacht@toezicht-gegevens.test', '+31881800822'],
  pl: ['pomoc@szafaserwerowa.test', '+48914325811', 'kancelaria@nadzor-danych.test', '+48225310822'],
  sv: ['support@rackhallen.test', '+46846500481', 'registrator@tillsyn-data.test', '+46846500482'],
}

/** Who stands in the consent dialogue that the frames of WordPress have. */
export const consentOthers: readonly string[] = ['privacy@consentia.test', '+494066969440']
