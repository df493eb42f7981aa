import type { Line } from '#api/contacts/html/flow.ts'
import { folded } from '#api/contacts/html/plainText.ts'

/** Filler text of themes and site builders, in eight languages. */
const FILLING =
  /lorem ipsum|dolor sit amet|consectetur adipis|ut elit tellus|luctus nec ullamcorper|sed do eiusmod|m(?:ax|aria|aximilian) mustermann|erika mustermann|musterstra(?:ß|ss)e|musterstadt|j(?:ohn|ane) doe|123 fifth avenue|500 terry fran(?:c|ç)(?:ois|ine)|a108 adam street|203 fake st|1234 somewhere|(?:click|press) (?:the )?(?:edit button|here to (?:edit|add))|this is (?:a|your) (?:paragraph|sample|demo|dummy)|(?:add|insert|enter) your (?:own )?text here|your (?:content|text) goes here|(?:beispiel|blind|muster|platzhalter)text|texte (?:factice|d[’']exemple)|texto de (?:ejemplo|relleno)|testo (?:di esempio|segnaposto)|voorbeeldtekst|przykładowy tekst|exempeltext|platshållartext/i

/** Whether a page still contains its theme's sample text: its contacts may be samples, too. */
export const isUnfinished = (lines: readonly Line[]) => lines.some(({ text }) => FILLING.test(text))

/** Names that no real person has. */
const NOBODY =
  /^(?:j(?:ohn|ane) doe|(?:max|maria|erika|maximilian|anna|lisa|hans|petra) muster(?:mann|frau)?|pinco pallino|(?:ola|kari) nordmann|jan modaal|fulano de tal|your name|full name|(?:first ?name|vorname|prenom|nombre|nome|voornaam|imie|fornamn) (?:last ?name|surname|nachname|nom|apellidos?|cognome|achternaam|nazwisko|efternamn)|walter white|sarah jho?nson)$/
/** Names of many real people; on a page with filler text they are samples. */
const ANYBODY =
  /^(?:j(?:ohn|ane|ack) (?:smith|brown|williams)|(?:jean|marie|pierre|paul) (?:dupont|durand|martin)|(?:mario|maria|luca|paolo) (?:rossi|bianchi|verdi)|(?:jan|anna) (?:kowalsk[ia]|nowak)|(?:jan|piet|klaas) (?:jansen|janssen|de vries)|(?:juan|maria|pepe) (?:perez|garcia|lopez)|(?:anna|sven|erik) (?:svensson|andersson)|william anderson|amanda jepson|sarah johnson|emily davis|michael brown|david wilson|mike johnson)$/

/** Whether a name is a placeholder: Max Mustermann, John Doe. */
export const isNobody = (fullName: string) => NOBODY.test(folded(fullName))

/** Whether a name is common in sample teams. */
export const isOfDemo = (fullName: string) => isNobody(fullName) || ANYBODY.test(folded(fullName))

/** Whether a domain belongs to a maker of themes. */
export const isThemes = (domain: string) =>
  /(?:^|[.-])(?:[\w-]*themes?|[\w-]*templates?|themeforest|envato|demo|wpengine|elementor|brainstormforce|colorlib|bootstrapmade|squarespace|wixsite|webflow)\.\w+$/.test(
    domain,
  )
