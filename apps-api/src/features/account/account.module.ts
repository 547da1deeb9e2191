import { Module, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Retention } from '../../platform/jobs/index.js';
import { AccountMail } from './account-mail.js';
import { Accounts } from './accounts.js';
import { Ae } from './ae.action.js';
import { CaptchaController } from './captcha.controller.js';
import { Captcha } from './captcha.js';
import { ChangePassword } from './change-password.action.js';
import { Confirmation } from './confirmation.js';
import { EmailConfirm } from './email-confirm.action.js';
import { Geo } from './geo.action.js';
import { GetAllAgreements } from './get-all-agreements.action.js';
import { GlobalSettings } from './global-settings.js';
import { LoadGlobalSettings } from './load-global-settings.action.js';
import { Logged } from './logged.action.js';
import { Login } from './login.action.js';
import { Login2 } from './login2.action.js';
import { Logoff } from './logoff.action.js';
import { MailCodes } from './mail-codes.js';
import { Passwords } from './passwords.js';
import { Register } from './register.action.js';
import { ResendEmailConfirm } from './resend-email-confirm.action.js';
import { ResetPassword } from './reset-password.action.js';
import { SaveGlobalSettings } from './save-global-settings.action.js';
import { Sessions } from './sessions.js';
import { SetLang } from './set-lang.action.js';
import { SignIn } from './sign-in.js';
import { UpdatePassword } from './update-password.action.js';
import { UserView } from './user-view.js';
import { VerifyConfirmCode } from './verify-confirm-code.action.js';

const services = [
  AccountMail,
  Accounts,
  Captcha,
  Confirmation,
  GlobalSettings,
  MailCodes,
  Passwords,
  Sessions,
  SignIn,
  UserView,
];

const handlers = [
  Ae,
  ChangePassword,
  EmailConfirm,
  Geo,
  GetAllAgreements,
  LoadGlobalSettings,
  Logged,
  Login,
  Login2,
  Logoff,
  Register,
  ResendEmailConfirm,
  ResetPassword,
  SaveGlobalSettings,
  SetLang,
  UpdatePassword,
  VerifyConfirmCode,
];

/** How long analytics events are kept, seconds. */
const ANALYTICS_LIFE = 90 * 86_400;

/** Parents: their accounts, sessions, passwords and the codes that are mailed to them. */
@Module({
  controllers: [CaptchaController],
  providers: [...services, ...handlers],
  exports: [Accounts, Passwords, Sessions],
})
export class AccountModule implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly sessions: Sessions,
    private readonly codes: MailCodes,
    private readonly captcha: Captcha,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.retention.register('sessions', () => this.sessions.forgetOld());
    this.retention.register('mail codes', () => this.codes.forgetOld());
    this.retention.register('captcha', () => this.captcha.forgetOld());
    this.retention.register('analytics', () => this.forgetOldEvents());
  }

  private async forgetOldEvents(): Promise<void> {
    const before = this.clock.now() - ANALYTICS_LIFE;
    await this.database.query('DELETE FROM analytics_event WHERE created < ?', [before]);
  }
}
