import type { Language } from '../site.ts'

/** What companies write between what matters: years, prices, guests’ names, numbers of orders and of laws. */
const PARAGRAPHS: Record<Language, readonly string[]> = {
  de: [
    'Vom Vater gegründet, von den Söhnen weitergeführt: Seit über 60 Jahren sind wir für private und gewerbliche Auftraggeber unterwegs, vom Reparaturauftrag bis zum schlüsselfertigen Objekt.',
    'Newsletter Nr. 04/2026: Alle Neuheiten, Termine und Angebote. Die Abmeldung ist jederzeit möglich. Art.-Nr. 488-12304-77, ab 1.290,00 € zzgl. 19 % MwSt.',
    '„Schnell, freundlich, fair – gern wieder!“ Familie Sondermann, Auftrag 2025-08812. „Rundum zufrieden.“ Marlies K., Stammkundin seit 1998.',
  ],
  en: [
    'Three generations, one yard, no shortcuts. We work for homeowners, local authorities and main contractors within about 60 miles, and we pick up the phone ourselves.',
    'Order before 14:00 for next-day delivery. Item 488-12304-77 is back in stock at 129.00 plus VAT at 20%. Terms v3.1 apply from 06/04/2026.',
    '“Quick, tidy and fair. We will be back!” The Hargreaves family, job 2025-08812. “Could not ask for more.” Maureen K., customer since 1998.',
  ],
  fr: [
    'De père en fils depuis plus de soixante ans, nous intervenons chez les particuliers comme chez les professionnels, du simple dépannage au projet clé en main.',
    'Article n° 488-12304-77 de nouveau disponible, à partir de 1 290,00 € HT, TVA 20 %. Conditions générales en vigueur au 01/02/2026.',
    '« Rapide, aimable et juste. » Famille Sommier, commande 2025-08812. « Rien à redire. » Monique K., cliente depuis 1998.',
  ],
  es: [
    'De padres a hijos desde hace más de sesenta años. Trabajamos para particulares y empresas, desde una pequeña reparación hasta la obra llave en mano.',
    'Artículo n.º 488-12304-77 otra vez disponible desde 1.290,00 € más IVA. Condiciones en vigor desde el 01/02/2026.',
    '«Rápidos, amables y justos. ¡Repetiremos!» Familia Sotomayor, pedido 2025-08812. «Un diez.» Mercedes K., clienta desde 1998.',
  ],
  it: [
    'Di padre in figlio da oltre sessant’anni lavoriamo per privati e imprese, dalla piccola riparazione al progetto chiavi in mano.',
    'Articolo n. 488-12304-77 di nuovo disponibile da 1.290,00 € più IVA al 22 %. Condizioni in vigore dal 01/02/2026.',
    '«Veloci, gentili e onesti. Torneremo!» Famiglia Sormani, ordine 2025-08812. «Tutto perfetto.» Marisa K., cliente dal 1998.',
  ],
  nl: [
    'Van vader op zoon, al meer dan zestig jaar. We werken voor particulieren en bedrijven, van een kleine reparatie tot een project van kelder tot dak.',
    'Artikel 488-12304-77 is weer leverbaar vanaf € 1.290,00 excl. 21% btw. Voorwaarden van kracht sinds 01-02-2026.',
    '“Snel, vriendelijk en eerlijk. Graag tot ziens!” Familie Somers, order 2025-08812. “Dikke tien.” Marijke K., klant sinds 1998.',
  ],
  pl: [
    'Z ojca na syna od ponad sześćdziesięciu lat. Pracujemy dla osób prywatnych i dla firm, od drobnej naprawy po realizację pod klucz.',
    'Artykuł nr 488-12304-77 znów dostępny od 1290,00 zł plus 23% VAT. Regulamin obowiązuje od 01.02.2026.',
    '„Szybko, miło i uczciwie. Polecamy!” Rodzina Sobańskich, zamówienie 2025-08812. „Bez uwag.” Maria K., klientka od 1998 roku.',
  ],
  sv: [
    'Från far till son i mer än sextio år. Vi arbetar åt både privatpersoner och företag, från en liten reparation till nyckelfärdiga projekt.',
    'Artikel 488-12304-77 finns åter i lager från 1 290,00 kr exkl. 25 % moms. Villkoren gäller från 2026-02-01.',
    '”Snabbt, trevligt och rejält. Vi kommer tillbaka!” Familjen Sommar, order 2025-08812. ”Helt nöjd.” Margareta K., kund sedan 1998.',
  ],
}

/** Paragraphs of which none says how to reach anybody. */
export function filler(language: Language, from = 0, many = 2): string {
  const all = PARAGRAPHS[language]
  return Array.from({ length: many }, (_, at) => `<p>${all[(from + at) % all.length]}</p>`).join('\n')
}
