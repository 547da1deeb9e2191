import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

/** 1 a boy, 2 a girl: the numbers of the service. */
export type AvatarKind = 1 | 2;
/** The child's own colour; it follows the child everywhere. */
export type ChildColour = 1 | 2 | 3 | 4;

const sizes = { sm: 'size-8', md: 'size-12', lg: 'size-20' };

const colours: Record<ChildColour, string> = {
  1: 'bg-child-1',
  2: 'bg-child-2',
  3: 'bg-child-3',
  4: 'bg-child-4',
};

/** Hair drawn behind the face, then what falls over the forehead. */
const hair: Record<AvatarKind, { behind?: string; fringe: string }> = {
  1: {
    fringe:
      'M13.4 23.5c-1.2-8.6 3.6-14 10.9-14 6.6 0 11.5 4.6 10.4 14-1.7-3.3-3.1-5-5-6.4-4 1.9-8.6 1.9-12 .7-2 1.3-3.3 3-4.3 5.700z',
  },
  2: {
    behind:
      'M24 8.500c-8.5 0-13.5 6-13.5 14.5 0 6.5-1 11.5-2.5 14.5 4 2 9 2.5 16 2.500s12-.5 16-2.500c-1.5-3-2.5-8-2.5-14.500C37.5 14.5 32.5 8.5 24 8.500z',
    fringe:
      'M13.6 24.500c-.6-8 3.4-13.5 10.4-13.500s11 5.5 10.4 13.500c-3.4-1.5-6.9-4-9-7.5-2.3 3.5-7 6.5-11.8 7.500z',
  },
};

export interface AvatarProps extends ComponentProps<'span'> {
  kind: AvatarKind;
  colour?: ChildColour;
  size?: keyof typeof sizes;
  /** The name, where no name stands beside; without it the picture is decoration. */
  label?: string;
}

/** A child's face on the child's colour. */
export function Avatar({ kind, colour = 1, size = 'md', label, className, ...props }: AvatarProps) {
  const { behind, fringe } = hair[kind];
  return (
    <span
      data-slot="avatar"
      data-state={kind === 1 ? 'boy' : 'girl'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cn(
        'inline-flex shrink-0 overflow-hidden rounded-full',
        colours[colour],
        sizes[size],
        className,
      )}
      {...props}
    >
      <svg viewBox="0 0 48 48" className="size-full" aria-hidden>
        {behind && <path d={behind} className="fill-avatar-hair" />}
        <path d="M10 50c0-8.5 6-13 14-13s14 4.5 14 13z" className="fill-avatar-shirt" />
        <path d="M20.5 31h7v7a3.5 3.5 0 0 1-7 0z" className="fill-avatar-skin" />
        <ellipse cx="24" cy="24.5" rx="10.4" ry="11" className="fill-avatar-skin" />
        <path d={fringe} className="fill-avatar-hair" />
        <circle cx="20" cy="26" r="1.3" className="fill-avatar-line" />
        <circle cx="28" cy="26" r="1.3" className="fill-avatar-line" />
        <path
          d="M20.5 30.200c1.9 1.9 5.1 1.9 7 0"
          className="fill-none stroke-avatar-line"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
