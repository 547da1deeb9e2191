import { notUnderstood } from '../../refusal.js';
import { harmless } from '../../text/harmless.js';
import { hasOnly, type Sentence } from '../../text/sentence.js';

/** Operations said in words, as templates of a whole phrase; `$1`, `$2` are its pieces. Each piece is one plain number. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/# (?:plus|dodac) #/u, '$1+$2'],
  [/(?:suma|sume|sum of) (?:liczb )?# (?:i|oraz|and) #/u, '$1+$2'],
  [/# (?:minus|odjac) #/u, '$1-$2'],
  [/(?:roznica|roznice) (?:liczb )?# (?:i|oraz) #/u, '$1-$2'],
  [/(?:difference between|difference of) # and #/u, '$1-$2'],
  [/# (?:razy|times|multiplied by|pomnozyc przez|pomnozone przez) #/u, '$1*$2'],
  [/(?:iloczyn|product of) (?:liczb )?# (?:i|oraz|and) #/u, '$1*$2'],
  [/# (?:podzielic na|podzielic przez|podzielone przez|dzielone przez|divided by) #/u, '$1/$2'],
  [/(?:iloraz|quotient of) (?:liczb )?# (?:i|oraz|and) #/u, '$1/$2'],
  [/# (?:do potegi|to the power of|to the power) #/u, '$1^($2)'],
  [/# (?:do kwadratu|squared)/u, '$1^2'],
  [/# (?:do szescianu|cubed)/u, '$1^3'],
  [/(?:kwadrat liczby|square of) #/u, '$1^2'],
  [/(?:szescian liczby|cube of) #/u, '$1^3'],
  [/(?:pierwiastek|pierwiastek kwadratowy|square root) (?:z|ze|of) (?:liczby )?#/u, 'sqrt($1)'],
  [
    /(?:pierwiastek szescienny|pierwiastek trzeciego stopnia|cube root) (?:z|ze|of) (?:liczby )?#/u,
    'cbrt($1)',
  ],
  [/(?:wartosc bezwzgledna|absolute value) (?:z|of)? ?(?:liczby )?#/u, '|$1|'],
  [/(?:silnia z|factorial of) #/u, '$1!'],
  [/# (?:silnia|factorial)/u, '$1!'],
];

const plainNumber = /^\d+(?:[.,]\d+)?(?:\/\d+)?$/u;
const signedNumber = /^-?\d+(?:[.,]\d+)?(?:\/\d+)?$/u;

/** The expression that a task asks for, or undefined when it asks for something else. */
export function computationIn({ template, chunks }: Sentence): string | undefined {
  const [first] = chunks;
  if (first !== undefined && chunks.length === 1 && hasOnly(template, harmless)) return withoutEquals(first);
  for (const [pattern, form] of phrases) {
    const match = pattern.exec(template);
    if (!match) continue;
    const rest = template.replace(match[0], ' ');
    const count = form.includes('$2') ? 2 : 1;
    if (rest.includes('#') || chunks.length !== count || !hasOnly(rest, harmless)) continue;
    const pieces = chunks.map(
      (chunk, index) => (index === chunks.length - 1 ? withoutEquals(chunk) : chunk) ?? '',
    );
    if (!pieces.every((piece) => (takesSigns(form) ? signedNumber : plainNumber).test(piece)))
      notUnderstood();
    return form.replace('$1', bracketed(pieces[0] ?? '')).replace('$2', bracketed(pieces[1] ?? ''));
  }
  return undefined;
}

/** `2+2=` asks for the result; with something behind the sign it is a relation. */
function withoutEquals(chunk: string): string | undefined {
  const expression = chunk.replace(/=\s*$/u, '').trim();
  if (/^\d+(?:,\d+){2,}$/u.test(expression)) return undefined;
  return /[=<>]/u.test(expression) || expression === '' ? undefined : expression;
}

/** `-3 do kwadratu` may be 9 or -9; a sum of negative numbers is clear. */
function takesSigns(form: string): boolean {
  return form.includes('|') || (form.includes('$2') && !form.includes('^'));
}

/** In brackets when it is more than digits. */
function bracketed(piece: string): string {
  return /[-/]/u.test(piece) ? `(${piece})` : piece;
}
