import { expect, test } from 'vitest'
import { articleOfName, withArticle } from './article.ts'
import type { LanguageName } from './language.ts'

test.each<[LanguageName, string, string]>([
  ['en', 'battery-powered gauge for bridges', 'a battery-powered gauge for bridges'],
  ['en', 'inflatable dome with seats', 'an inflatable dome with seats'],
  ['en', 'LED lamp for stables', 'an LED lamp for stables'],
  ['en', 'USB charger', 'a USB charger'],
  ['en', 'HVAC filter for labs', 'an HVAC filter for labs'],
  ['en', '3D scanner for feet', 'a 3D scanner for feet'],
  ['en', '8-port switch', 'an 8-port switch'],
  ['de', '2-Zonen-Ofen', 'einen 2-Zonen-Ofen'],
  ['de', 'eBike-Ladestation', 'eine eBike-Ladestation'],
  ['de', 'Kompakte Kehrmaschine für Höfe', 'eine kompakte Kehrmaschine für Höfe'],
  ['de', 'Gasbeheizter Etagenbackofen', 'einen gasbeheizten Etagenbackofen'],
  ['de', 'Kompaktes Gerät', 'ein kompaktes Gerät'],
  ['de', 'Elektronisch gesicherte Abholstation', 'eine elektronisch gesicherte Abholstation'],
  ['de', 'Ein Logger, der warnt', 'einen Logger, der warnt'],
  ['de', 'Ein Toilettenwagen mit Licht', 'einen Toilettenwagen mit Licht'],
  ['de', 'Waschbare Windeln im Abo', 'waschbare Windeln im Abo'],
  ['fr', 'petit boîtier mural', 'un petit boîtier mural'],
  ['fr', 'sonde flottante', 'une sonde flottante'],
  ['es', 'máquina tortilladora', 'una máquina tortilladora'],
  ['it', 'scaffale per archivi', 'uno scaffale per archivi'],
  ['it', 'app per musei', 'un’app per musei'],
  ['nl', 'dimbare ledarmatuur voor rozenteelt', 'een dimbare ledarmatuur voor rozenteelt'],
  ['pt', 'detetor de metais', 'um detetor de metais'],
  ['fr', 'fermenteur à levain liquide', 'un fermenteur à levain liquide'],
  ['fr', 'cabine acoustique', 'une cabine acoustique'],
  ['it', 'tino per filatura', 'un tino per filatura'],
  ['it', 'abbeveratoio per vitelli', 'un abbeveratoio per vitelli'],
  ['pt', 'escora de alumínio', 'uma escora de alumínio'],
  ['pt', 'peneira elétrica', 'uma peneira elétrica'],
  ['pt', 'catraca com leitor', 'uma catraca com leitor'],
  ['it', 'colonnina per biciclette', 'una colonnina per biciclette'],
  ['es', 'pala cargadora', 'una pala cargadora'],
  ['fr', 'bracelet d’alerte', 'un bracelet d’alerte'],
  ['de', 'Filtertuch für Pressen', 'ein Filtertuch für Pressen'],
])('in %s %j has an article: %j', (language, text, said) => {
  expect(withArticle(text, language)).toBe(said)
})

test.each<[LanguageName, string]>([
  ['en', 'a gauge for bridges'],
  ['en', 'loggers for pipe organs'],
  ['en', 'software for kitchens'],
  ['en', 'mineral water'],
  ['en', '40 sensors'],
  ['en', 'find lost keys faster'],
  ['en', '500 ml bottle'],
  ['de', 'Dienstplanung im Browser'],
  ['de', 'Unser Ofen backt leise.'],
  ['fr', 'location de défibrillateurs'],
  ['es', 'trampas con cámara'],
  ['it', 'noleggio di gru'],
  ['nl', 'dakgoten van pvc'],
  ['pl', 'waga do uli'],
  ['pt', 'audioguias no telemóvel'],
  ['fr', 'chaleur douce pour serres'],
  ['fr', 'bière sans alcool'],
  ['it', 'tappi di vetro'],
  ['es', 'madera tratada'],
  ['pt', 'poeira de cacau'],
  ['pt', 'limpeza de fachadas'],
  ['it', 'regola la luce'],
  ['it', 'pulizia di facciate'],
  ['it', 'prodotto a mano'],
  ['es', 'lava y seca'],
  ['es', 'entrega de fruta'],
])('in %s %j stays as it is', (language, text) => {
  expect(withArticle(text, language)).toBe(text)
})

test.each<[LanguageName, string, string, string]>([
  ['fr', 'Armoire ignifuge Salvo 120', 'une armoire pour dossiers', 'l’'],
  ['es', 'Plan Nube 500', 'una central telefónica', 'el '],
  ['es', 'FleetHush GPS', 'un localizador', ''],
  ['pt', 'AspiraPó 9000', 'um sistema de aspiração', 'o '],
  ['pt', 'Pneu Recap', 'recapagem de pneus', 'o '],
  ['pt', 'Parolis', 'visitas guiadas', ''],
  ['it', 'Cabina Silenzio', 'una cabina', 'la '],
  ['de', 'Mehrwegkiste BK-60', 'eine stapelbare Kiste', 'die '],
  ['de', 'Funksensor Greifling', 'ein Gerät', 'den '],
  ['de', 'AquaClear', 'eine Anlage', ''],
  ['pt', 'Recapagem RodaNova', 'recapagem a frio', 'a '],
  ['pt', 'Manutenção FitCare', 'um contrato de manutenção', 'a '],
  ['es', 'Etiquetas Fijafrío', 'etiquetas para tubos', 'las '],
  ['it', 'Scatole Dolceguscio', 'scatole in cartone', 'le '],
  ['fr', 'Lampes Noctavigne', 'des lampes frontales', 'les '],
  ['pt', 'Tapetes Passo', 'tapetes de borracha', 'os '],
])('in %s %j, %s, has before its name: %j', (language, name, described, article) => {
  expect(articleOfName(name, described, language)).toBe(article)
})
