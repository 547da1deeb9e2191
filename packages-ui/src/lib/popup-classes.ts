/** The looks of a panel that floats over the page: select lists, menus, popovers. */
export const popupClasses =
  'z-popup overflow-x-hidden overflow-y-auto rounded-md border border-line bg-surface text-ink shadow-float data-[state=open]:animate-rise-in';

/** The looks of one thing to choose in such a panel; Radix says which one is highlighted. */
export const popupItemClasses = [
  'relative flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-base outline-none select-none',
  'data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0',
].join(' ');
