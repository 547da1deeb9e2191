import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// text-control is a size of ours: without this, tailwind-merge takes it for a colour and drops text-ink.
const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-size': [{ text: ['control'] }] } },
});

/** Joins class names; of two Tailwind classes that set the same thing, the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
