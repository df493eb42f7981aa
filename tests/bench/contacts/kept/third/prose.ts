import type { Language } from '../../site.ts'

/** What stands around: accounts, articles, distances, hours, laws, and figures of the length of a number. */
const PARAGRAPHS: Record<Language, readonly string[]> = {
  sv: [
    'Vi är ett litet gäng med korta beslutsvägar. Det betyder att du får besked samma dag och att den som lovar något också är den som håller det.',
    'Lagerstatus uppdaterad 2026-02-17 06:45. Art.nr 7310 4812 3047, EAN 7350048123047. Fraktfritt över 795 kr inom Sverige.',
    'Läget: 57.7089, 11.9746. Parkering finns på gården, infart från norr. Närmaste hållplats ligger 350 meter bort.',
    'Bolaget har F-skatt och är registrerat för moms. Plusgiro 48 12 30-4, Swish 123 481 23 04. Betalningsvillkor 20 dagar netto.',
  ],
  pl: [
    'Jesteśmy niewielkim zespołem i nie odsyłamy od okienka do okienka. Kto przyjmuje zlecenie, ten za nie odpowiada.',
    'Konto: 48 1240 4812 3047 1111 0010 4812 3047. BDO 000481230. Kapitał zakładowy 50 000,00 zł wpłacony w całości.',
    'Indeks 590-481-230-47, EAN 5900481230479. Dostawa w 24 h przy zamówieniu do godziny 12:00, paleta od 1 480,00 zł.',
    'Współrzędne: 50.0647, 19.9450. Dojazd od strony obwodnicy, zjazd nr 48, wjazd dla ciężarówek bramą B.',
  ],
  nl: [
    'Klein genoeg om u bij naam te kennen, groot genoeg om door te werken als er iemand ziek is. Zo doen wij het al jaren.',
    'IBAN NL48 BANK 0481 2304 77, t.n.v. de vennootschap. KvK 04812304, btw NL004812304B01. Wij leveren onder de voorwaarden van 01-01-2026.',
    'Artikel 8712 4812 3047 is per 17-02-2026 weer op voorraad. Staffel: 100, 250, 500 en 1000 stuks.',
    'Navigatie: 52.1409, 6.1967. Parkeren kan achter het pand, de ingang ligt aan de zijde van het water.',
  ],
  it: [
    'Siamo pochi e ci conosciamo tutti. Chi le fa il preventivo è la stessa persona che segue il lavoro fino alla consegna.',
    'IBAN IT48 X 05428 11101 000000481230. REA MI-1481230, capitale sociale 50.000,00 € i.v., codice SDI M5UXCR1.',
    'Codice articolo 8004812304771, disponibile dal 17/02/2026. Spedizione gratuita oltre 89,00 €.',
    'Coordinate GPS: 45.4642, 9.1900. Uscita autostrada a 4 km, parcheggio interno per 12 auto.',
  ],
  es: [
    'Somos pocos y nos conocemos todos. Quien le hace el presupuesto es quien le atiende hasta el final.',
    'IBAN ES48 2100 0418 4502 0005 1332. Inscrita en el Registro Mercantil, tomo 4.812, folio 30, hoja 47.712.',
    'Referencia 8420481230477, disponible desde el 17/02/2026. Portes gratuitos a partir de 150,00 €.',
    'Coordenadas: 40.4168, -3.7038. Aparcamiento propio, entrada de camiones por la calle de atrás.',
  ],
  fr: [
    'Une petite équipe où l’on se parle : la personne qui vous répond est celle qui suit votre dossier jusqu’au bout.',
    'IBAN FR76 3000 4812 3047 7100 0104 812. RCS 481 230 477, code APE 4322A, capital de 10 000 €.',
    'Référence 3760 4812 30477, disponible depuis le 17/02/2026. Franco de port dès 250 € HT.',
    'GPS : 45.7640, 4.8357. Parking dans la cour, accès poids lourds par la rue arrière.',
  ],
  en: [
    'We are a small team and nobody gets passed from desk to desk. Whoever takes your job on sees it through.',
    'Sort code 20-48-12, account 30477104. Stock updated 17/02/2026 06:45, pallet rates from 148.00.',
    'Part no. 5012 4812 30477, batch 2026-02-17. Free delivery on orders of 250 and over.',
    'Find us at 51.4545, -2.5879. Parking in the yard, lorries please use the rear gate.',
  ],
  de: [
    'Wir sind wenige und kennen uns alle. Wer Ihren Auftrag annimmt, begleitet ihn auch bis zum Schluss.',
    'IBAN DE48 3704 0044 0481 2304 77, BIC COBADEFFXXX. Steuernummer 48/123/04771, Stammkapital 25.000 €.',
    'Artikel 4004 8123 0477, Charge 2026-02-17. Versandkostenfrei ab 150,00 € innerhalb von 3 bis 5 Werktagen.',
    'Koordinaten: 48.1351, 11.5820. Parkplätze im Hof, Anlieferung für LKW über das Tor 2.',
  ],
}

/** Paragraphs of which none says how to reach anybody, whatever figures stand in them. */
export function around(language: Language, from = 0, many = 2): string {
  const all = PARAGRAPHS[language]
  return Array.from({ length: many }, (_, at) => `<p>${all[(from + at) % all.length]}</p>`).join('\n')
}
