import { useCallback, useState, type RefCallback } from 'react';

const prefix = '--ostoja-';

function declaredIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    const nested = 'cssRules' in rule ? declaredIn(rule.cssRules as CSSRuleList) : [];
    const own = rule instanceof CSSStyleRule ? [...rule.style].filter((name) => name.startsWith(prefix)) : [];
    return [...own, ...nested];
  });
}

/** The names of every `--ostoja-` variable that the page's style sheets declare, without the prefix, in their order. */
export function tokenNames(): string[] {
  const names = [...document.styleSheets].flatMap((sheet) => declaredIn(sheet.cssRules));
  return [...new Set(names)].map((name) => name.slice(prefix.length));
}

export type TokenValues = Readonly<Record<string, string>>;

/** What each variable is for the element with this ref: its theme's values, with whatever a partner has overridden. */
export function useTokenValues(): [ref: RefCallback<HTMLElement>, values: TokenValues] {
  const [values, setValues] = useState<TokenValues>({});
  const read = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const style = getComputedStyle(element);
    setValues(
      Object.fromEntries(tokenNames().map((name) => [name, style.getPropertyValue(prefix + name).trim()])),
    );
  }, []);
  return [read, values];
}
