const fields =
  ':is(input, select, textarea, [role=combobox], [role=switch]):enabled:not([tabindex="-1"], [type=hidden], [type=file])';

/**
 * Begins a dialog where its answer is given and not on the closing cross. Where the body scrolls, the window itself takes
 * the focus: a field far down would hide what is to be read first. Without a field, Radix chooses.
 */
export function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const body = event.currentTarget.querySelector('[data-slot=dialog-body]');
  const first = body?.querySelector<HTMLElement>(fields);
  if (!body || !first) return;
  event.preventDefault();
  (body.scrollHeight > body.clientHeight ? event.currentTarget : first).focus();
}
