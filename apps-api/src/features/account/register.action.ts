import { Code, type Data, register } from '@ostoja/contracts';
import {
  checkEmail,
  demoDays,
  isLanguage,
  isTimeZone,
  languageFor,
  missingAgreements,
  passwordProblem,
  phoneToE164,
  PlanType,
} from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { ActionError } from '../../wire/action-error.js';
import type { Caller, Origin } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { AccountMail } from './account-mail.js';
import { Accounts, type NewAccount } from './accounts.js';
import { agreementsIn, MARKETING } from './agreements/agreements.js';
import { Captcha } from './captcha.js';
import { Passwords } from './passwords.js';
import { SESSION_IDLE, Sessions } from './sessions.js';
import { trackingOf } from './tracking.js';

type Form = Data<typeof register>;

/** Makes a parent's account with the demo plan, mails the confirmation and signs in (panel spec §5). */
@Handles(register)
export class Register {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly captcha: Captcha,
    private readonly sessions: Sessions,
    private readonly mail: AccountMail,
  ) {}

  async run({ origin, browser }: Caller<typeof register>, form: Form) {
    const phone = checked(form, origin);
    // After what the parent can mend in the form: a captcha counts once.
    if (!(await this.captcha.take(form.c))) throw new ActionError(Code.CaptchaError);
    if (await this.accounts.findByEmail(form.u)) throw new ActionError(Code.AlreadyRegistered);

    const passwordHash = await this.passwords.hash(form.p);
    const account = { ...this.accountOf(form, origin), phone, passwordHash };
    const token = await this.database.transaction(async (manager) => {
      const accountId = await this.accounts.create(manager, account);
      if (accountId === undefined) throw new ActionError(Code.AlreadyRegistered);
      await this.mail.askToConfirm(manager, accountId, account.language);
      return this.sessions.start(manager, accountId, origin);
    });
    await this.sessions.end(browser.token);
    browser.start(token, SESSION_IDLE);
    return { lang: account.language };
  }

  private accountOf(form: Form, origin: Origin): Omit<NewAccount, 'passwordHash'> {
    const now = this.clock.now();
    const offered = agreementsIn(form.l).map(({ id }) => id);
    return {
      email: form.u,
      language: isLanguage(form.l) ? form.l : languageFor([form.dl]),
      timeZoneName: isTimeZone(form.tzn) ? form.tzn : 'UTC',
      timeZoneOffset: form.tzo,
      agreements: offered.filter((id) => form.agreements.includes(id)).map((id) => ({ id, accepted: now })),
      marketingConsent: form.agreements.includes(MARKETING),
      tracking: trackingOf(form, origin),
      accountType: PlanType.Demo,
      validFrom: now,
      validTo: now + demoDays * 86_400,
    };
  }
}

/**
 * Checks what can be checked without the database.
 * @returns the phone number to store, empty when none was given
 * @throws ActionError 12 for agreements, e-mail or phone, 17 for the password
 */
function checked(form: Form, { country }: Origin): string {
  const phone = form.t.trim() === '' ? '' : phoneToE164(form.t, country);
  const complete = missingAgreements(agreementsIn(form.l), form.agreements).length === 0;
  if (!complete || checkEmail(form.u) !== 'ok' || phone === null) throw new ActionError(Code.RegisterError);
  if (passwordProblem(form.p) !== 'ok') throw new ActionError(Code.PasswordTooShort);
  return phone;
}
