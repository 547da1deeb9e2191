import * as RadioGroupPrimitive from '@radix-ui/react-radio-group';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { FieldError } from '../Field/index.js';
import { Avatar, type AvatarKind, type ChildColour } from '../Avatar/index.js';

export interface AvatarPickerProps extends Omit<
  ComponentProps<typeof RadioGroupPrimitive.Root>,
  'value' | 'defaultValue' | 'onValueChange' | 'children' | 'asChild'
> {
  label: ReactNode;
  /** The words for the two faces. */
  boyLabel: string;
  girlLabel: string;
  colour?: ChildColour;
  /** null while no face is chosen. */
  value?: AvatarKind | null;
  defaultValue?: AvatarKind | null;
  error?: ReactNode;
  onValueChange?: (kind: AvatarKind) => void;
}

/** Which face a child's profile has. */
export function AvatarPicker({
  label,
  boyLabel,
  girlLabel,
  colour = 1,
  value,
  defaultValue = 1,
  onValueChange,
  error,
  className,
  ...props
}: AvatarPickerProps) {
  const id = useId();
  const [kind, setKind] = useControllableState<AvatarKind | null>({
    value,
    defaultValue,
    onValueChange: (next) => {
      if (next !== null) onValueChange?.(next);
    },
  });
  const faces: { kind: AvatarKind; name: string }[] = [
    { kind: 1, name: boyLabel },
    { kind: 2, name: girlLabel },
  ];
  return (
    <RadioGroupPrimitive.Root
      data-slot="avatar-picker"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      value={kind === null ? '' : String(kind)}
      onValueChange={(next) => setKind(next === '2' ? 2 : 1)}
      className={cn('grid gap-2', className)}
      {...props}
    >
      <span id={id} className="font-medium">
        {label}
      </span>
      <span className="flex flex-wrap gap-3">
        {faces.map((face) => (
          <RadioGroupPrimitive.Item
            key={face.kind}
            data-slot="avatar-picker-item"
            value={String(face.kind)}
            className="focus-ring grid min-w-28 cursor-pointer justify-items-center gap-2 rounded-md border border-line bg-surface p-3 text-ink-2 transition-colors hover:border-line-2 disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-brand data-[state=checked]:font-semibold data-[state=checked]:text-brand data-[state=checked]:ring-1 data-[state=checked]:ring-brand"
          >
            <Avatar kind={face.kind} colour={colour} size="lg" />
            {face.name}
          </RadioGroupPrimitive.Item>
        ))}
      </span>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </RadioGroupPrimitive.Root>
  );
}
