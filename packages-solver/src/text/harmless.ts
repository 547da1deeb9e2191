import { words } from './sentence.js';

/** Words that ask for a result and say nothing about the task; folded. */
export const harmless = words(
  'oblicz obliczyć policz policzyć wylicz podaj wyznacz znajdź określ zapisz ile to jest będzie wynosi równa się',
  'wynik wyniku wartość wartości wyrażenia wyrażenie działania działanie działań następujące podane dane danego',
  'proszę pomóż mi rozwiąż rozwiązać rozwiązanie  jaka jaki jakie jest są z w i oraz mam dla',
  'calculate compute work out evaluate find give what is are the value values of expression result please',
  'and solve help me following this s whats how much does equal equals to determine',
  'hej cześć hi hello dzięki thanks thank you krok po kroku step by',
);

/** The same, with more that a topic knows. */
export function harmlessAnd(...lists: readonly string[]): ReadonlySet<string> {
  return new Set([...harmless, ...words(...lists)]);
}
