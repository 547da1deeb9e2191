import type { SolverLanguage } from '../../outcome.js';
import { wordSet, asking } from '../../science/words.js';
import type { Item } from '../../science/items.js';

/** Words that tasks of chemistry are told with, and that change nothing. */
const telling: Record<SolverLanguage, ReadonlySet<string>> = {
  pl: wordSet(`chemicznego zwiazku zwiazek chemiczny wzorze wzor substancji substancja o ma maja miesci znajduje znajdujacych
    zawiera zawartych zawarte stanowi odpowiada probce probka probki porcji porcja tej tego ta ten sie jesli jezeli
    wiedzac ze przyjmij u sa zawartej u. sa jej jego bedzie trzeba potrzeba nalezy`),
  en: wordSet(`chemical compound substance sample samples has have contain contains contained present if given that which
    with by for this be one there from needed weigh do you need`),
};

const marks = new Set(['.', '?', '!', ',', ':', ';', '(', ')', '=']);

/** Whether an item carries nothing that the answer depends on. */
export function isHarmless(item: Item, language: SolverLanguage, also: ReadonlySet<string>): boolean {
  if (item.kind === 'mark') return marks.has(item.mark);
  if (item.kind !== 'word') return false;
  const { word } = item;
  return (
    asking[language].has(word) ||
    telling[language].has(word) ||
    also.has(word) ||
    word.startsWith('substance')
  );
}
