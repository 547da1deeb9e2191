import * as SelectPrimitive from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { useState, type ComponentProps, type Ref } from 'react';
import { cn } from '../../lib/cn.js';
import { controlClasses } from '../../lib/control-classes.js';
import { popupClasses, popupItemClasses } from '../../lib/popup-classes.js';
import { Field, useFieldControl, type FieldTexts } from '../Field/index.js';

export interface SelectOption {
  /** Not empty: an empty value means that nothing is chosen yet. */
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends
    FieldTexts,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type'> {
  options: readonly SelectOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  placeholder?: string;
  /** Said inside the open list when there is nothing to choose from. */
  emptyLabel?: string;
  /** Its name in a plain form's data. */
  name?: string;
  ref?: Ref<HTMLButtonElement>;
}

type SelectControlProps = Omit<SelectProps, keyof FieldTexts | 'className' | 'id'>;

function SelectControl({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  emptyLabel,
  name,
  disabled,
  ...props
}: SelectControlProps) {
  const field = useFieldControl();
  const [open, setOpen] = useState(false);
  const shown =
    options.length > 0 || !emptyLabel ? options : [{ value: ' ', label: emptyLabel, disabled: true }];
  return (
    <SelectPrimitive.Root
      {...{ value, defaultValue, name, disabled, open, onValueChange }}
      onOpenChange={setOpen}
    >
      <SelectPrimitive.Trigger
        data-slot="select-trigger"
        // The open list hides the page from screen readers; what is hidden must not be in the tab order.
        tabIndex={open ? -1 : undefined}
        className={cn(
          controlClasses,
          'flex min-h-11 cursor-pointer items-center justify-between gap-2 py-2 text-left data-placeholder:text-ink-3',
        )}
        {...field}
        {...props}
      >
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <SelectPrimitive.Value placeholder={placeholder} />
        </span>
        <SelectPrimitive.Icon asChild>
          <ChevronDown aria-hidden className="size-4.5 shrink-0 text-ink-2" />
        </SelectPrimitive.Icon>
      </SelectPrimitive.Trigger>
      <SelectPrimitive.Portal>
        <SelectPrimitive.Content
          data-slot="select-content"
          position="popper"
          sideOffset={4}
          aria-labelledby={field['aria-labelledby']}
          className={cn(
            popupClasses,
            'max-h-(--radix-select-content-available-height) max-w-(--radix-select-content-available-width) min-w-(--radix-select-trigger-width)',
          )}
        >
          <SelectPrimitive.Viewport data-slot="select-viewport" className="p-1">
            {shown.map((option) => (
              <SelectPrimitive.Item
                key={option.value}
                data-slot="select-item"
                value={option.value}
                disabled={option.disabled ?? false}
                className={popupItemClasses}
              >
                <SelectPrimitive.ItemText>{option.label}</SelectPrimitive.ItemText>
                <SelectPrimitive.ItemIndicator className="ml-auto">
                  <Check aria-hidden className="size-4.5 text-brand" />
                </SelectPrimitive.ItemIndicator>
              </SelectPrimitive.Item>
            ))}
          </SelectPrimitive.Viewport>
        </SelectPrimitive.Content>
      </SelectPrimitive.Portal>
    </SelectPrimitive.Root>
  );
}

/**
 * One of a few known things. `className` is the root's; `ref` and the rest of the props go to the button, which
 * react-hook-form's Controller can focus.
 */
export function Select({ label, hint, error, required, hideLabel, id, className, ...props }: SelectProps) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className }}>
      <SelectControl {...props} />
    </Field>
  );
}
