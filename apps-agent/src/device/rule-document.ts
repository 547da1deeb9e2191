import type { Reply, rules } from '@ostoja/contracts';
import { defaultDeviceSettings, type RuleDocument } from '@ostoja/domain';

/** The rule document as the gateway gives it. */
export type WireRules = Reply<typeof rules>;

/** From when until when the protection is off, epoch seconds; both 0 while it is on. */
export interface Protection {
  readonly offFrom: number;
  readonly offUntil: number;
}

/** The wire's document as the domain's `verdict` reads it at a moment (epoch seconds). */
export function rulesAt(wire: WireRules, protection: Protection, at: number): RuleDocument {
  return {
    ...wire,
    // A document on the disk may be older than the newest fields
    settings: { ...defaultDeviceSettings(), ...wire.settings },
    protectionOffUntil: at >= protection.offFrom ? protection.offUntil : 0,
    blockedUntil: wire.settings.blockedUntil,
    allowedUntil: wire.settings.allowedUntil ?? 0,
  };
}
