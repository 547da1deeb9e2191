import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { Avatar, type AvatarKind, type ChildColour } from '../Avatar/index.js';

const tileClasses =
  'focus-ring inline-flex max-w-full min-h-12 shrink-0 cursor-pointer items-center gap-2.5 rounded-full border border-line bg-surface py-1.5 pr-4 pl-1.5 text-left transition-colors hover:border-line-2 disabled:cursor-not-allowed disabled:opacity-50';

export interface ProfileTileProps extends Omit<ComponentProps<'button'>, 'name'> {
  name: string;
  avatar: AvatarKind;
  colour?: ChildColour;
  /** What is known of the child now: "Phone · now". */
  detail?: ReactNode;
  /** This child's page is the one that is shown. */
  selected?: boolean;
}

/** A child to choose: face, colour, name. People before devices. */
export function ProfileTile({
  name,
  avatar,
  colour = 1,
  detail,
  selected = false,
  type = 'button',
  className,
  ...props
}: ProfileTileProps) {
  return (
    <button
      data-slot="profile-tile"
      data-state={selected ? 'selected' : 'idle'}
      type={type}
      aria-pressed={selected}
      className={cn(
        tileClasses,
        selected && 'border-brand ring-1 ring-brand ring-inset hover:border-brand',
        className,
      )}
      {...props}
    >
      <Avatar kind={avatar} colour={colour} size="sm" />
      <span className="grid min-w-0 leading-tight">
        <span className="max-w-44 truncate font-semibold" title={name}>
          {name}
        </span>
        {detail && <span className="max-w-44 truncate text-xs text-ink-3">{detail}</span>}
      </span>
    </button>
  );
}

export interface AddProfileTileProps extends ComponentProps<'button'> {
  label: ReactNode;
}

/** The tile after the children: a place for one more. */
export function AddProfileTile({ label, type = 'button', className, ...props }: AddProfileTileProps) {
  return (
    <button
      data-slot="add-profile-tile"
      type={type}
      className={cn(
        tileClasses,
        'border-dashed border-line-2 bg-transparent text-ink-2 hover:text-ink',
        className,
      )}
      {...props}
    >
      <span aria-hidden className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken">
        <Plus className="size-4" />
      </span>
      <span className="whitespace-nowrap">{label}</span>
    </button>
  );
}
