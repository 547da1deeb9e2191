/** The agreements of registration, and whether each must be ticked. */
export const agreementIds = { terms: 'required', privacy: 'required', marketing: 'optional' } as const;

/** The id of an agreement. */
export type AgreementId = keyof typeof agreementIds;

/** The texts of all agreements in one language. */
export type AgreementTexts = Readonly<Record<AgreementId, { readonly name: string; readonly text: string }>>;
