import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { buttonVariants, type ButtonProps } from '../Button/index.js';

export interface PhotoInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'accept' | 'size' | 'children'
> {
  /** What stands on it: "Choose a photo". */
  children: ReactNode;
  onPhoto: (file: File) => void;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
}

/** A file input that looks like a button. With `capture` a phone opens its camera. */
export function PhotoInput({
  children,
  onPhoto,
  variant,
  size,
  className,
  onChange,
  ...props
}: PhotoInputProps) {
  return (
    <label
      data-slot="photo-input"
      className={cn(
        buttonVariants({ variant, size }),
        'has-[:focus-visible]:outline-brand has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-50',
        className,
      )}
    >
      <input
        type="file"
        accept="image/*"
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        onChange={(event) => {
          onChange?.(event);
          const file = event.target.files?.[0];
          // Emptied, so that the same photo can be chosen again.
          event.target.value = '';
          if (file) onPhoto(file);
        }}
        {...props}
      />
      {children}
    </label>
  );
}
