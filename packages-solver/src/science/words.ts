import type { SolverLanguage } from '../outcome.js';

/** A list of words in a line, without Polish marks. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).filter((word) => word !== ''));
}

/** Words that ask, order and greet, and change nothing about a task. */
export const asking: Record<SolverLanguage, ReadonlySet<string>> = {
  pl: wordSet(`oblicz wyznacz podaj znajdz ile ilu jest to prosze pomocy pomoz zadanie zad wynosi wyniesie jaki jaka jakie
    jakim ma mam musze policz obliczyc sprawdz odpowiedz rozwiaz napisz mi a i oraz z ze w we na czy do hej czesc dzieki`),
  en: wordSet(`what is are the a an of please help calculate compute find work out determine how many much solve me to in
    and task problem does do will would it its there answer give`),
};
