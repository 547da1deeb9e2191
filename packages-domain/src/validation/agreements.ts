/** The part of an agreement that says whether it must be ticked: `'0'` is optional, anything else is required. */
export interface AgreementRequirement {
  readonly id: string | number;
  readonly required: string | number | boolean;
}

/** Tells whether an agreement must be ticked to register. */
export function isAgreementRequired(agreement: Pick<AgreementRequirement, 'required'>): boolean {
  return !['0', 'false'].includes(String(agreement.required));
}

/** The required agreements that were not ticked, in their order; registration needs this to be empty (panel §5). */
export function missingAgreements<Agreement extends AgreementRequirement>(
  agreements: readonly Agreement[],
  tickedIds: Iterable<string | number>,
): readonly Agreement[] {
  const ticked = new Set(Array.from(tickedIds, String));
  return agreements.filter(
    (agreement) => isAgreementRequired(agreement) && !ticked.has(String(agreement.id)),
  );
}
