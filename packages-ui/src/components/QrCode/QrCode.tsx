import { QRCodeSVG } from 'qrcode.react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the code says, up to some 2,900 characters. */
  value: string;
  /** What it is and how to do without it: the text alternative. */
  label: string;
  /** The side in CSS pixels. */
  size?: number;
}

/** A code for a phone's camera. Dark on light in both themes, because not every camera reads the inverse. */
export function QrCode({ value, label, size = 192, className, ...props }: QrCodeProps) {
  return (
    <div
      data-slot="qr-code"
      className={cn('inline-flex max-w-full rounded-md border border-line bg-code-paper p-3', className)}
      {...props}
    >
      <QRCodeSVG
        title={label}
        value={value}
        size={size}
        level="M"
        bgColor="var(--ostoja-code-paper)"
        fgColor="var(--ostoja-code-ink)"
        className="h-auto max-w-full"
      />
    </div>
  );
}
