import { Module } from '@nestjs/common';
import { Accounts } from './accounts.js';
import { CaptchaController } from './captcha.controller.js';
import { Captcha } from './captcha.js';
import { MailCodes } from './mail-codes.js';
import { Passwords } from './passwords.js';
import { Sessions } from './sessions.js';

/** Parents: their accounts, sessions, passwords and the codes that are mailed to them. */
@Module({
  controllers: [CaptchaController],
  providers: [Accounts, Captcha, MailCodes, Passwords, Sessions],
  exports: [Accounts, Sessions],
})
export class AccountModule {}
