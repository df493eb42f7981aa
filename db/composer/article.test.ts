import { expect, test } from 'vitest'
import { withArticle } from './article.ts'
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
])('in %s %j stays as it is', (language, text) => {
  expect(withArticle(text, language)).toBe(text)
})
