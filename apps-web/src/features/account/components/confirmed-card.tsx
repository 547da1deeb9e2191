import { Button } from '@ostoja/ui';
import { useEffect, useRef } from 'react';
import { T } from '../../../i18n/index.js';

/** The thank-you after the right code. */
export function ConfirmedCard({ onClose }: { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; the heading is what to hear next
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="confirmed-title" className="grid gap-4">
      <div className="grid gap-1.5">
        <h1
          ref={heading}
          id="confirmed-title"
          tabIndex={-1}
          className="text-lg font-semibold tracking-tight outline-none"
        >
          <T id="account.confirm-overlay.success.title" />
        </h1>
        <p className="text-ink-2">
          <T id="account.confirm-overlay.success.text" />
        </p>
      </div>
      <Button size="lg" fullWidth onClick={onClose}>
        <T id="app.close" />
      </Button>
    </section>
  );
}
