import * as TabsPrimitive from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { useScrollRow } from '../../hooks/use-scroll-row.js';
import { cn } from '../../lib/cn.js';
import { useComposedRefs } from '../../lib/compose-refs.js';

/** Views of one thing, one at a time: TabsList with TabsTriggers, then a TabsContent for each value. */
export function Tabs({ className, ...props }: Omit<ComponentProps<typeof TabsPrimitive.Root>, 'asChild'>) {
  return <TabsPrimitive.Root data-slot="tabs" className={cn('grid min-w-0 gap-4', className)} {...props} />;
}

export interface TabsListProps extends Omit<ComponentProps<typeof TabsPrimitive.List>, 'asChild'> {
  /** What the tabs are views of, for screen readers. */
  label: string;
}

/** The row of tabs. Where it does not fit it scrolls sideways, fades where it goes on, and shows the tab in use. */
export function TabsList({ label, className, ref, ...props }: TabsListProps) {
  const [rowRef, beyond] = useScrollRow('[data-slot=tabs-trigger][data-state=active]');
  return (
    <TabsPrimitive.List
      ref={useComposedRefs(ref, rowRef)}
      data-slot="tabs-list"
      data-beyond={beyond}
      aria-label={label}
      className={cn(
        'flex overflow-x-auto border-b border-line [scrollbar-width:none]',
        'data-[beyond=after]:[mask-image:linear-gradient(to_left,transparent,black_3rem)]',
        'data-[beyond=before]:[mask-image:linear-gradient(to_right,transparent,black_3rem)]',
        'data-[beyond=both]:[mask-image:linear-gradient(to_right,transparent,black_3rem,black_calc(100%-3rem),transparent)]',
        className,
      )}
      {...props}
    />
  );
}

/** One tab. With `asChild` its only child is a link, so that the view lives in the address. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        'min-h-11 shrink-0 cursor-pointer border-b-2 border-transparent px-4 py-2 text-ink-2 outline-2 -outline-offset-2 outline-transparent transition-colors',
        'first:pl-1 hover:text-ink focus-visible:outline-brand disabled:cursor-not-allowed disabled:opacity-50',
        'data-[state=active]:border-brand data-[state=active]:font-semibold data-[state=active]:text-brand',
        className,
      )}
      {...props}
    />
  );
}

/** The view of one tab. */
export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return (
    <TabsPrimitive.Content
      data-slot="tabs-content"
      className={cn('focus-ring min-w-0', className)}
      {...props}
    />
  );
}
