import * as MenuPrimitive from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { cn } from '../../lib/cn.js';
import { popupClasses, popupItemClasses } from '../../lib/popup-classes.js';

export interface MenuProps extends Omit<ComponentProps<typeof MenuPrimitive.Content>, 'asChild'> {
  /** The button that opens it; it names the menu. */
  trigger: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** MenuItem, MenuRadioGroup, MenuLabel and MenuSeparator. */
  children: ReactNode;
}

/** A list of things to do, behind a button. Arrows, Home, End and letters move in it; Escape closes it. */
export function Menu({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  align = 'end',
  className,
  children,
  ...props
}: MenuProps) {
  return (
    // Not modal: the page behind stays readable to screen readers and can be scrolled away from.
    <MenuPrimitive.Root modal={false} {...{ open, defaultOpen, onOpenChange }}>
      <MenuPrimitive.Trigger asChild>{trigger}</MenuPrimitive.Trigger>
      <MenuPrimitive.Portal>
        <MenuPrimitive.Content
          data-slot="menu"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            popupClasses,
            'max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(22rem,calc(100vw-1rem))] min-w-48 p-1',
            className,
          )}
          {...props}
        >
          {children}
        </MenuPrimitive.Content>
      </MenuPrimitive.Portal>
    </MenuPrimitive.Root>
  );
}

export interface MenuItemProps extends ComponentProps<typeof MenuPrimitive.Item> {
  /** `danger` for what deletes. */
  tone?: 'default' | 'danger';
}

/** One thing to do. With `asChild` its only child is a link. */
export function MenuItem({ tone = 'default', className, ...props }: MenuItemProps) {
  return (
    <MenuPrimitive.Item
      data-slot="menu-item"
      className={cn(
        popupItemClasses,
        tone === 'danger' && 'text-stop data-highlighted:bg-stop-soft',
        className,
      )}
      {...props}
    />
  );
}

export interface MenuRadioGroupProps extends ComponentProps<typeof MenuPrimitive.RadioGroup> {
  defaultValue?: string;
}

/** Things of which one is chosen. On its own it forgets the choice when the menu closes: hold `value` to keep it. */
export function MenuRadioGroup({ value, defaultValue = '', onValueChange, ...props }: MenuRadioGroupProps) {
  const [chosen, choose] = useControllableState({ value, defaultValue, onValueChange });
  return (
    <MenuPrimitive.RadioGroup data-slot="menu-radio-group" value={chosen} onValueChange={choose} {...props} />
  );
}

/** One of the things of a MenuRadioGroup. */
export function MenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof MenuPrimitive.RadioItem>) {
  return (
    <MenuPrimitive.RadioItem
      data-slot="menu-radio-item"
      className={cn(popupItemClasses, 'pr-10 data-[state=checked]:font-medium', className)}
      {...props}
    >
      {children}
      <MenuPrimitive.ItemIndicator className="absolute right-3">
        <Check aria-hidden className="text-brand" />
      </MenuPrimitive.ItemIndicator>
    </MenuPrimitive.RadioItem>
  );
}

/** Words above a part of the menu: not a thing to press. */
export function MenuLabel({ className, ...props }: ComponentProps<typeof MenuPrimitive.Label>) {
  return (
    <MenuPrimitive.Label
      data-slot="menu-label"
      className={cn('px-3 pt-2 pb-1 text-sm text-ink-2 [overflow-wrap:anywhere]', className)}
      {...props}
    />
  );
}

/** A hairline between two parts of the menu. */
export function MenuSeparator({ className, ...props }: ComponentProps<typeof MenuPrimitive.Separator>) {
  return (
    <MenuPrimitive.Separator
      data-slot="menu-separator"
      className={cn('mx-2 my-1 h-px bg-line', className)}
      {...props}
    />
  );
}
