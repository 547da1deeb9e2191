import * as AccordionPrimitive from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

/**
 * Questions with answers that open below them. `type="single"` lets one be open at a time (`collapsible` lets it be
 * closed again), `type="multiple"` any number.
 */
export function Accordion({ className, ...props }: ComponentProps<typeof AccordionPrimitive.Root>) {
  return (
    <AccordionPrimitive.Root
      data-slot="accordion"
      className={cn('grid min-w-0 divide-y divide-line border-y border-line', className)}
      {...props}
    />
  );
}

export interface AccordionItemProps extends Omit<
  ComponentProps<typeof AccordionPrimitive.Item>,
  'title' | 'asChild'
> {
  /** The question. */
  title: ReactNode;
  /** The level of the question's heading, as the page around it asks. */
  headingLevel?: 2 | 3 | 4;
}

/** One question and, as its children, the answer. */
export function AccordionItem({
  title,
  headingLevel = 3,
  className,
  children,
  ...props
}: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <AccordionPrimitive.Item data-slot="accordion-item" className={cn('min-w-0', className)} {...props}>
      <AccordionPrimitive.Header asChild>
        <Heading data-slot="accordion-heading">
          <AccordionPrimitive.Trigger
            data-slot="accordion-trigger"
            className="group focus-ring flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 rounded-sm py-3 text-left font-medium text-ink hover:text-brand disabled:cursor-not-allowed disabled:opacity-50"
          >
            <span className="min-w-0 hyphens-auto [overflow-wrap:anywhere]">{title}</span>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-ink-2 transition-transform group-data-[state=open]:rotate-180"
            />
          </AccordionPrimitive.Trigger>
        </Heading>
      </AccordionPrimitive.Header>
      <AccordionPrimitive.Content
        data-slot="accordion-content"
        className="pb-4 text-ink-2 [overflow-wrap:anywhere] data-[state=open]:animate-fade-in"
      >
        {children}
      </AccordionPrimitive.Content>
    </AccordionPrimitive.Item>
  );
}
