import { elements } from '../../science/elements.js';

/** A particle: how many atoms of each element, and its charge. */
export interface Formula {
  readonly atoms: ReadonlyMap<string, number>;
  readonly charge: number;
  /** As typed, with plain digits: `Ca(OH)2`, `SO4^2-`. */
  readonly text: string;
  readonly tex: string;
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉';
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Plain digits and signs for small ones. */
function plain(written: string): string {
  const raised = written.replace(/([⁰¹²³⁴⁵⁶⁷⁸⁹]*)([⁺⁻])/u, (_, digits: string, sign: string) => {
    const number = [...digits].map((digit) => superscripts.indexOf(digit)).join('');
    return `^${number}${sign === '⁺' ? '+' : '-'}`;
  });
  return [...raised]
    .map((sign) => (subscripts.includes(sign) ? String(subscripts.indexOf(sign)) : sign))
    .join('')
    .replaceAll(/[·*∙⋅]/gu, '·')
    .replaceAll(/_\{?(\d+)\}?/gu, '$1')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll('−', '-');
}

function add(into: Map<string, number>, from: ReadonlyMap<string, number>, times: number): void {
  for (const [symbol, count] of from) into.set(symbol, (into.get(symbol) ?? 0) + count * times);
}

/** The atoms of one part without dots and charge; undefined when it is not a formula. */
function atomsOf(part: string): Map<string, number> | undefined {
  const levels: Map<string, number>[] = [new Map()];
  let rest = part;
  while (rest !== '') {
    const token = /^(?:([A-Z][a-z]?)(\d*)|(\()|\)(\d*))/u.exec(rest);
    if (!token) return undefined;
    const [whole, symbol, count, open, times] = token;
    const level = levels.at(-1);
    if (!level || count?.startsWith('0') || times?.startsWith('0')) return undefined;
    if (symbol !== undefined) {
      if (!elements.has(symbol)) return undefined;
      add(level, new Map([[symbol, 1]]), Number(count || 1));
    } else if (open === undefined) {
      levels.pop();
      const outer = levels.at(-1);
      if (!outer || level.size === 0) return undefined;
      add(outer, level, Number(times || 1));
    } else levels.push(new Map());
    rest = rest.slice(whole.length);
  }
  return levels.length === 1 && levels[0] && levels[0].size > 0 ? levels[0] : undefined;
}

function texOf(body: string, charge: string): string {
  const text = body
    .replaceAll(/([A-Z][a-z]?)/gu, '\\text{$1}')
    .replaceAll(/(\}|\))(\d+)/gu, '$1_{$2}')
    .replaceAll('·', '\\cdot ');
  return charge === '' ? text : `${text}^{${charge}}`;
}

/** Reads `H2SO4`, `Ca(OH)₂`, `CuSO4·5H2O`, `SO4^2-`, `Na⁺`, `e-`. Undefined for anything else. */
export function readFormula(written: string): Formula | undefined {
  const text = plain(written);
  if (text.length > 60) return undefined;
  const electron = /^e\^?-$/u.test(text);
  if (electron) return { atoms: new Map(), charge: -1, text: 'e-', tex: '\\text{e}^{-}' };
  const ion = /^(.*?)(?:\^\{?(\d*)([+-])\}?|([+-]))$/u.exec(text);
  const body = ion?.[1] ?? text;
  const sign = ion?.[3] ?? ion?.[4];
  const charge = sign === undefined ? 0 : Number(ion?.[2] || 1) * (sign === '+' ? 1 : -1);
  if (ion?.[4] !== undefined && /\d$/u.test(body) && atomsOf(body.replace(/\d+$/u, ''))?.size === 1)
    return undefined;
  const atoms = new Map<string, number>();
  for (const part of body.split('·')) {
    const counted = /^(\d*)(.*)$/u.exec(part);
    const found = atomsOf(counted?.[2] ?? '');
    if (!found) return undefined;
    add(atoms, found, Number(counted?.[1] || 1));
  }
  if (/^\d/u.test(body)) return undefined;
  const shown = sign === undefined ? '' : `${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${sign}`;
  return { atoms, charge, text: shown === '' ? body : `${body}^${shown}`, tex: texOf(body, shown) };
}
