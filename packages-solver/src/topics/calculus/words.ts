import type { SolverLanguage } from '../../outcome.js';
import type { Rule } from './differentiate.js';

type Line = { readonly name: string; readonly text: string };

interface CalculusWords {
  readonly rules: Readonly<Record<Rule, Line>>;
  readonly simplify: Line;
  readonly atPoint: Line;
  readonly derivativeCheck: string;
  readonly antiderivative: Line;
  readonly expand: Line;
  readonly bounds: Line;
  readonly integralCheck: string;
  readonly definiteCheck: string;
  readonly limitPut: Line;
  readonly limitIndeterminate: Line;
  readonly limitCancel: Line;
  readonly limitHighest: Line;
  readonly limitInfinite: Line;
  readonly limitNone: Line;
  readonly noLimit: string;
  readonly limitCheck: string;
  readonly checkTitle: string;
}

export const calculusWords: Record<SolverLanguage, CalculusWords> = {
  pl: {
    rules: {
      power: {
        name: 'Pochodna potęgi',
        text: "Wykładnik schodzi przed niewiadomą, a nowy jest o jeden mniejszy: $(x^n)' = nx^{n-1}$.",
      },
      sum: { name: 'Pochodna sumy', text: 'Sumę i różnicę różniczkujemy wyraz po wyrazie.' },
      product: {
        name: 'Pochodna iloczynu',
        text: "$(f \\cdot g)' = f'g+fg'$, bo zmienia się i jeden czynnik, i drugi.",
      },
      quotient: { name: 'Pochodna ilorazu', text: "$\\left(\\frac{f}{g}\\right)' = \\frac{f'g-fg'}{g^2}$." },
      chain: {
        name: 'Pochodna funkcji złożonej',
        text: 'Pochodną funkcji zewnętrznej mnożymy przez pochodną wewnętrznej.',
      },
      table: { name: 'Wzory z tablic', text: 'Pochodne funkcji elementarnych bierzemy z tablic.' },
    },
    simplify: { name: 'Wynik', text: 'Składamy wszystko i upraszczamy.' },
    atPoint: { name: 'Wartość w punkcie', text: 'Do pochodnej wstawiamy podany argument.' },
    derivativeCheck: 'Iloraz różnicowy dla bardzo małego przyrostu daje w kilku punktach to samo.',
    antiderivative: {
      name: 'Funkcja pierwotna',
      text: 'Szukamy funkcji, której pochodną jest podana: $\\int x^n\\,dx = \\frac{x^{n+1}}{n+1}+C$, wyraz po wyrazie.',
    },
    expand: {
      name: 'Opuszczamy nawiasy',
      text: 'Zapisujemy wyrażenie jako sumę potęg, bo takie łatwo całkować.',
    },
    bounds: { name: 'Granice całkowania', text: 'Od wartości w górnej granicy odejmujemy wartość w dolnej.' },
    integralCheck: 'Pochodna wyniku, liczona z ilorazu różnicowego, to z powrotem funkcja z zadania.',
    definiteCheck: 'Suma pól bardzo wielu wąskich pasków (metoda Simpsona) daje to samo.',
    limitPut: { name: 'Podstawiamy', text: 'Funkcja jest w tym punkcie ciągła, więc wystarczy podstawić.' },
    limitIndeterminate: {
      name: 'Symbol nieoznaczony',
      text: 'Po podstawieniu wychodzi $\\frac{0}{0}$, więc trzeba skrócić wspólny czynnik.',
    },
    limitCancel: { name: 'Skracamy i podstawiamy', text: 'Po skróceniu można już podstawić.' },
    limitHighest: {
      name: 'Najwyższe potęgi',
      text: 'W nieskończoności liczą się tylko najwyższe potęgi licznika i mianownika.',
    },
    limitInfinite: { name: 'Granica nieskończona', text: 'Wartości rosną (albo maleją) bez ograniczeń.' },
    limitNone: {
      name: 'Granice jednostronne',
      text: 'Z lewej i z prawej strony funkcja dąży do czego innego.',
    },
    noLimit: 'Granica nie istnieje: z lewej i z prawej strony jest inna.',
    limitCheck: 'Wartości policzone coraz bliżej tego miejsca zachowują się tak samo.',
    checkTitle: 'Sprawdzenie',
  },
  en: {
    rules: {
      power: {
        name: 'Power rule',
        text: "The exponent comes down in front, and the new one is less by one: $(x^n)' = nx^{n-1}$.",
      },
      sum: { name: 'Sum rule', text: 'Sums and differences are differentiated term by term.' },
      product: {
        name: 'Product rule',
        text: "$(f \\cdot g)' = f'g+fg'$, because one factor changes and the other does too.",
      },
      quotient: { name: 'Quotient rule', text: "$\\left(\\frac{f}{g}\\right)' = \\frac{f'g-fg'}{g^2}$." },
      chain: {
        name: 'Chain rule',
        text: 'The derivative of the outer function times that of the inner one.',
      },
      table: { name: 'From the table', text: 'Derivatives of elementary functions come from the table.' },
    },
    simplify: { name: 'Result', text: 'We put everything together and simplify.' },
    atPoint: { name: 'Value at the point', text: 'We put the number into the derivative.' },
    derivativeCheck: 'The difference quotient for a very small step gives the same at several points.',
    antiderivative: {
      name: 'Antiderivative',
      text: 'We look for a function whose derivative is the given one: $\\int x^n\\,dx = \\frac{x^{n+1}}{n+1}+C$, term by term.',
    },
    expand: { name: 'Expand', text: 'We write it as a sum of powers, which is easy to integrate.' },
    bounds: { name: 'Bounds', text: 'The value at the upper bound less the value at the lower one.' },
    integralCheck:
      'The derivative of the result, from difference quotients, is the function of the task again.',
    definiteCheck: "The areas of very many thin strips (Simpson's rule) add up to the same.",
    limitPut: { name: 'Substitute', text: 'The function is continuous here, so we put the number in.' },
    limitIndeterminate: {
      name: 'Indeterminate form',
      text: 'Substitution gives $\\frac{0}{0}$, so a common factor has to be cancelled.',
    },
    limitCancel: { name: 'Cancel and substitute', text: 'After cancelling we can substitute.' },
    limitHighest: {
      name: 'Highest powers',
      text: 'At infinity only the highest powers of the numerator and the denominator count.',
    },
    limitInfinite: { name: 'Infinite limit', text: 'The values grow (or fall) without bound.' },
    limitNone: {
      name: 'One-sided limits',
      text: 'From the left and from the right the function goes to different places.',
    },
    noLimit: 'The limit does not exist: from the left it is another one than from the right.',
    limitCheck: 'Values computed ever closer to this place behave in the same way.',
    checkTitle: 'Check',
  },
};
