/** A form's values, nested as its names say: `metadata[account]=7` is `{ metadata: { account: '7' } }`. */
export type FormTree = { [name: string]: FormTree | string };

/** Reads a form whose names are nested in brackets, as Stripe's SDK writes them. */
export function readForm(form: string): FormTree {
  const tree: FormTree = Object.create(null) as FormTree;
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop();
    if (last === undefined) continue;
    let at = tree;
    for (const step of path) {
      const next = at[step];
      if (typeof next === 'object') at = next;
      else at = at[step] = Object.create(null) as FormTree;
    }
    at[last] = value;
  }
  return tree;
}

/** What stands at a path, or undefined. */
export function branch(tree: FormTree | undefined, ...path: string[]): FormTree | undefined {
  let at = tree;
  for (const step of path) {
    const next = at?.[step];
    if (typeof next !== 'object') return undefined;
    at = next;
  }
  return at;
}

/** The text at a path, or an empty one. */
export function leaf(tree: FormTree | undefined, ...path: string[]): string {
  const last = path.pop();
  const value = last === undefined ? undefined : branch(tree, ...path)?.[last];
  return typeof value === 'string' ? value : '';
}

/** The texts below a path. */
export function leaves(tree: FormTree | undefined, ...path: string[]): Record<string, string> {
  const entries = Object.entries(branch(tree, ...path) ?? {});
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
