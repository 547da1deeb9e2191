/** The veil behind a dialog. */
export const overlayClasses = 'fixed inset-0 z-overlay bg-overlay data-[state=open]:animate-fade-in';

/** A sheet at the bottom of a phone, a centred card from 640 px on. */
export const dialogContentClasses = [
  'fixed inset-x-0 bottom-0 z-overlay mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-lg bg-surface text-ink shadow-float',
  'sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:max-h-[85dvh] sm:w-auto sm:-translate-y-1/2 sm:rounded-lg',
  'outline-none data-[state=open]:animate-rise-in',
].join(' ');
