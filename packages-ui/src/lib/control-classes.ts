/** The looks of every box that takes typing: text fields, selects, the phone number. */
export const controlClasses = [
  'w-full min-w-0 rounded-sm border border-line-2 bg-surface px-3 text-control text-ink placeholder:text-ink-3',
  'outline-2 outline-offset-0 outline-transparent transition-colors focus-visible:border-brand focus-visible:outline-brand',
  'aria-invalid:border-stop aria-invalid:focus-visible:outline-stop',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3',
].join(' ');
