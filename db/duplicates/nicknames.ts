import { plain } from './profile.ts'

/** First names that are short or other forms of one name; a name may be in several groups. */
const groups = `alexander alex alexandre alessandro alejandro aleksander sascha sandro sasha xander
alexandra alex sandra alessandra alejandra sascha
andreas andi andy andrew andre andrea andrzej anders drew
anna anne ann annie anita ania anja ana hanna
anthony tony antonio anton toni antoine antoni toon
barbara babs barb basia
benjamin ben benny benno beniamino
bernhard bernd bernard bernie bernardo
carl karl carlo carlos charles charlie chuck karol karel
catherine kate kathy cathy katie katharina kathrin katrin katja kathi catarina caterina kasia katarzyna karin
christian chris christiaan cristiano
christine chris christina tina christiane cristina krystyna chrissi stine
christopher chris christoph kristof krzysztof topher
daniel dan danny dani daniele
david dave davide dawid
dieter dietrich
dominik dominic dom domenico domingo nick
edward ed eddie ted eduard eduardo edouard edek
elisabeth elizabeth liz beth lisa elli elsa ella elise bettina betty elzbieta isabel lilibeth
emmanuel manu manuel
eva ewa eve
francis frank franz francisco francesco francois paco franek frans ciccio pancho franciszek
frederick fred freddy friedrich fritz federico fryderyk frederik
gabriel gabi gabriele
gabriele gabi gabriela gabriella
george georg jorge giorgio georges jerzy jorg jurgen jurek
gerald gerry gerhard gerd gerard jerry gert
gregory greg gregor grzegorz gregorio
guillaume william wilhelm willi willy bill billy will guillermo guglielmo wim liam
hans johann johannes john jan jean johan juan giovanni hansi jack johnny ian janek jens hannes joao gianni
heinrich heinz henry henri enrico harry enrique henryk hendrik henk hein
helena helene ellen lena leni elena helen hela
ignacio nacho ignaz
jacob jakob jake jack jacques giacomo jakub kuba jaap
james jim jimmy jamie jaime
jennifer jenny jen jenni
jessica jess jessie
joachim jochen achim joaquin
joseph joe josef jose giuseppe sepp pepe jozef peppe beppe jupp jos
julia julie giulia julka
julian jule julien giuliano
kenneth ken kenny
klaus nikolaus nicolas nicholas nick nikolas nicola niklas claus klaas mikolaj nico niko colin
krzysztof krzys krzysiek
laurence larry laurent lorenz lorenzo lars lawrence laurens
leonard leo leon leonardo lenny lennart
louis luis ludwig luigi lou lewis ludovic lutz
magdalena magda lena madeleine
malgorzata gosia margaret margarethe margit grete greta maggie meg peggy margarita margherita rita gretel
manfred fred manni
marcus markus mark marc marco marek marcos
maria marie mary mia miriam maja marysia mariechen marita
martin marty martino marcin
martina tina
matthew matt matthias mathias matthieu matteo mateo mateusz mats mathieu hias tijs
maximilian max maxime massimo maximiliano
melanie mel melli
michael mike mick michel michele miguel michal mikael mickey michi mischa
monica monika moni monique
nathan nate nathaniel
olga ola
alicja ala
aleksandra ola
patrick pat paddy patricio patrizio
patricia pat patty tricia trish patrycja patrizia
paul paulo paolo pablo pawel pauli
peter pete pedro piotr pietro pierre piet pit petr
philipp philip phil filippo felipe philippe flip filip
rafael raphael rafal raffaele rafa rafaella
ralf ralph rolf
rebecca becky becca
richard rick dick ricky ricardo riccardo ryszard richie
robert bob rob bobby robbie roberto rupert bert
roger rodger rogerio ruggero
rudolf rudi rolf rodolfo
ryszard rysiek
samuel sam sammy
sara sarah sally
sebastian seb basti bastian sebastien sebastiano bas
sigrid siggi
siegfried sigi siggi
simon simone szymon
sophie sofia zofia sophia zosia fie
stephen steve stefan stephan stefano esteban etienne stephane steven stevie szczepan stef
stephanie steffi stefanie steph
susanne susan susanna sue susi suzanne zuzanna suzie
sylvia silvia sylvie
teresa theresa therese resi terry tess
theodor theo teodor ted teddy
thomas tom tommy tomas tommaso tomasz thom tomek
tadeusz tadek
timothy tim timmy
ulrich uli ulli
ulrike uli ulli
ursula uschi ulla
valentin valentino vale
veronica veronika vroni vera
victor viktor vittorio wiktor vic
victoria vicky vicki viktoria wiktoria
vincent vince vincenzo vicente vinnie
vladimir wladimir wlodzimierz
walter walt gualtiero wout
wolfgang wolf wolfi
wojciech wojtek
yvonne iwona
agnieszka agnes aga ines agnese
stanislaw staszek stan stanislaus
zbigniew zbyszek
lukas luke luca lucas lukasz luc
cornelis kees cornelius
petrus piet
wilhelmina mina willemijn
dolores lola
rosario charo
concepcion concha conchita
mercedes merche
guadalupe lupe
fernando nando ferdinand
gustav gustavo gustaf
joana johanna jo hanna giovanna juana jeanne asia janina
carolina caroline caro carola karolina lina
dorothea doro dorothy dorota dora thea
eleonore leonore nora eleanor lore ellie
edith edyta
regina gina
roswitha rosi rose rosa rosemarie`

const byName = new Map<string, number[]>()
groups.split('\n').forEach((group, at) => {
  for (const name of new Set(group.split(' ').map(plain))) byName.set(name, [...(byName.get(name) ?? []), at])
})

/** Whether two first names, folded, are forms of one name. */
export function areOneName(a: string, b: string): boolean {
  const groups = byName.get(a)
  return groups !== undefined && (byName.get(b)?.some((group) => groups.includes(group)) ?? false)
}
