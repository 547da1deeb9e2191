import { isPlanKind, type PlanKind } from './plan-kind.js';

/** What a parent looks for on the purchase page; it stands in the address. */
export interface Wish {
  readonly kind: PlanKind;
  /** For so many devices; 0 while nobody said. */
  readonly devices: number;
  readonly renews: boolean;
}

/** Reads a wish from an address. */
export function wishOf(query: URLSearchParams): Wish {
  const kind = query.get('plan');
  return {
    kind: isPlanKind(kind) ? kind : 'parental',
    devices: Number(query.get('devices')) || 0,
    renews: query.get('renews') === '1',
  };
}

/** Writes a wish into an address. */
export function queryOf({ kind, devices, renews }: Wish): URLSearchParams {
  return new URLSearchParams({
    plan: kind,
    ...(devices > 0 ? { devices: String(devices) } : {}),
    ...(renews ? { renews: '1' } : {}),
  });
}
