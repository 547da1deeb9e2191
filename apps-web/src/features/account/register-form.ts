import type { Data, register } from '@ostoja/contracts';
import { checkPhone, missingAgreements, phoneToE164, type AgreementRequirement } from '@ostoja/domain';
import { z } from 'zod';
import { emailField, newPasswordField, textField } from '../../forms/index.js';
import { timeZoneName, timeZoneOffset } from './time-zone.js';

/** The rules of the registration form (panel spec §5) for these agreements and the visitor's country. */
export function registerSchema(agreements: readonly AgreementRequirement[], country: string | undefined) {
  return z.object({
    email: emailField,
    password: newPasswordField,
    phone: textField((value) => {
      const problem = checkPhone(value, country);
      if (problem === 'ok') return null;
      return problem === 'required' ? 'form.required' : 'form.phone.not-valid';
    }),
    /** Ticked or not, by the agreement's id. */
    agreed: z.record(z.string(), z.boolean()).superRefine((agreed, context) => {
      for (const { id } of missingAgreements(agreements, ticked(agreed))) {
        context.addIssue({ code: 'custom', path: [id], message: 'account.register.agreement-required' });
      }
    }),
  });
}

function ticked(agreed: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(agreed).filter((id) => agreed[id]);
}

/** What the form holds once it fits its rules. */
export type RegisterValues = z.output<ReturnType<typeof registerSchema>>;

/** What is sent: the form, the captcha, and what the browser knows of language and time zone (service spec §7). */
export function registerData(
  { email, password, phone, agreed }: RegisterValues,
  { captcha, language, country }: { captcha: string; language: string; country: string | undefined },
): Data<typeof register> {
  return {
    u: email,
    p: password,
    t: phoneToE164(phone, country) ?? phone,
    l: language,
    c: captcha,
    agreements: ticked(agreed),
    dl: navigator.language,
    tzo: timeZoneOffset(new Date()),
    tzn: timeZoneName(),
  };
}
