import type { SolverLanguage } from '../../outcome.js';
import { asking, wordSet } from '../../science/words.js';

/** Beginnings of words that a story may have without changing the task: who, what, where, and plain verbs. */
const stems: Record<SolverLanguage, readonly string[]> = {
  pl: [
    ...wordSet(`samoch auto aut rower pociag biegacz biegaczk piesz motocykl tramwaj autobus statek statk lodz lodk samolot
      rakiet kierowc chlop dziewczyn uczen uczn czlowiek turyst kolarz plywak narciarz lyzwiarz zawodni maratonczyk
      pies kot kon zajac zolw slimak gepard ptak jaskolk golab kul pilk kamien kamyk klock skrzyn cial
      przedmiot obiekt wozek wozk sanki sanek bryl kostk blok walec walc walk cegl desk stol ksiazk wiadr worek work
      pudel stalow zelaz alumini drewnian miedzian olowian zlot szklan wod jezior basen ocea morz ciecz gaz powietrz
      zarow lamp czajnik grzalk grzejnik silnik telewizor komputer lodow zelazk pralk odkurzacz suszark mikrofal urzadzen
      odbiornik opornik rezystor przewod obwod bateri ogniw zrodl zrodel spiral drut konc zacisk fal dzwiek glos strun
      wahad drga rozchod przejech przejed przejez przebie pojech dojech dojed jech jedz jad jada porusz pobie bieg biegn
      przeby przebe pokon lec lot plyn idz idac szedl przeszed przeszl przejd wyruszy dziala dzial wykona wykon podnie podno podnosz
      pchaj pcha ciagn przesu nacis nadac nada nadaj naciska wywier wywiera dosta uzysk osiag pobier pobra zuzy zuzyw przeply
      ogrza ogrzew podgrza ochlod znajd trwa wzni unies pracuj pracow wlacz wlaczo podlacz zasil ruch ruszy rusza jednostajn prostolini
      autostrad szos ulic tor torz dom domu szkol miast jazd podroz wyciecz spacer spad spadn upuszcz upadn wiez dach balkon most okn
      ziemi podlog podloz dno dnie glebok poziom pion sklada zbudow wykonan odpowiad odcin elektrycz prad swobodn naczyn zbiornik
      akwarium nur rozpedz osob sport sprinter wind dzwig ciezarow lokomotyw traktor skuter hulajno deskoroll deskorolk kajak
      temperatur piask benzyn olej mlek rtec rtec spirytus metal gum pomoc uzyciu silacz robotnik pomp przyspiesza przyspiesz
      ruszaj start startuj oporz jadac natomiast podczas potrzeb swiec swiecil swiecila pionowo dzialaj wypadkow sil pocis nabo
      mechanicz zwierz krow slon kierun wzdluz przyczep lad ladun odleg obciaz zawiesz sprezyn linii lina liny
      brzeg centr stacj start meta mete mety wynik pomiar laborator kropl deszcz tlok cylinder wyznaczy masz prostopadl zajm zaje przyloz stacza rown substancj doniczk stoj stoi parape podni dostar panuj uderz styk wjezd wjech wzros plywa podpol slon pelz
      znajduja nacisk roln ciezk lekk duz mal nowy nowa stary czerwon niebiesk szybk ostat`),
  ],
  en: [
    ...wordSet(`car bike bicycl cyclist train runner walk motorcyc motorbik tram bus ship boat plane aeroplane airplane rocket driver
      boy girl student pupil man woman person people dog cat horse rabbit turtle snail cheetah bird ball stone rock block box crate
      bod object cart sledge sled cube cylinder brick book bucket bag steel iron alumin wood copper lead gold glass water lake pool
      liquid gas air ice bulb lamp kettle heater motor engine device applianc computer fridge microwave resistor conductor wire circuit batter cell
      wave sound string pendulum source travel driv drove moving move cover goes going went run ran fly flies flew swim swam sail
      act does done lift rais push pull press exert produc reach gain use consum flow heat contain plac locat take took last
      work connect constant uniform straight motorway road house school town trip journe tower roof bridge ground floor bottom surfac
      made whole same value equal end electric tank diver truck lorr van tractor toy oil metal rubber sand milk petrol mercury
      athlete sprinter elevator crane temperatur accelerat start rest suppl drop fall freel hit across charg operat switch
      weigh swimm skater skier jogg hik walker hammer weight gravit requir bullet small large big heavy light new old red blue
      horizont increas vertical rectang tabl desk ruler lab potential differenc resist tennis football basketball kick carry ride rode trip`),
  ],
};

/** Short or common words that may stand anywhere. */
const words: Record<SolverLanguage, ReadonlySet<string>> = {
  pl: wordSet(`ze z o w we na do od po pod nad przez przy za dla ku u ciagu jego jej ich sie jest byl byla bylo bedzie jesli jezeli
    gdy kiedy ktory ktoremu ktorych ktora ktore ktorego ktorej ktorym ktorzy jaka jaki jakie jakim jakiej jakiego jak ten ta to tego tej tym te temu
    wynosi wynosila rowna rowny rowne rownej rownym rownego wartosci wartosc wynoszaca wynoszacej wynoszacym ma maja mial miala majacy majaca
    majacego majacej czyli oraz i a ze wiedzac dane przyjmij przyjac zakladajac stala stalym stale srednio srednia sredni
    daleko dlugo szybko czasie czas godzin ile go ja on ona ono mu jednej jeden pewien pewna pewne pewnego punktu miejsca
    powierzchnia powierzchni powierzchnie nim nia niego niej swoj swoja swoje sobie tylko wtedy tyle aby by zeby nalezy trzeba moze mozna caly cala cale calej calym
    tam kazdej stan stanu stanie nas pan pani`),
  en: wordSet(`with at for from through over on onto off by per in into an its his her it he she they them which who that this
    these there if when while during has have had having was were be been being needed assume about as
    steady average long far fast much time needs need will can could up down along after
    so then given kept would between`),
};

/** Beginnings of words that change a task, whatever else they look like. */
const decisive: Record<SolverLanguage, readonly string[]> = {
  pl: [
    ...wordSet(`tarci sprawnosc pozostal reszt nastepn potem dwukrot trzykrot razy wiecej mniej polow powrot postoj kazdy kazda
    lacznie razem rzek rzec nurt wiatr oba obie sredni`),
  ],
  en: [
    ...wordSet(
      `friction efficien remaining twice half double triple times more less back both each together total river wind`,
    ),
  ],
};

/** Whether a word changes a task, so that it can't be skipped even as a name. */
export function isDecisive(word: string, language: SolverLanguage): boolean {
  return decisive[language].some((stem) => word.startsWith(stem));
}

/** Whether a word of a story says nothing that the answer depends on. */
export function isScenery(word: string, language: SolverLanguage): boolean {
  if (words[language].has(word) || asking[language].has(word)) return true;
  if (isDecisive(word, language)) return false;
  return stems[language].some(
    (stem) => word.startsWith(stem) && (stem.length > 3 || word.length <= stem.length + 4),
  );
}
