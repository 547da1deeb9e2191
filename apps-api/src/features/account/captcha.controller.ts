import { Controller, Get, Header } from '@nestjs/common';
import type { Challenge } from 'altcha-lib';
import { Captcha } from './captcha.js';

/** Where the captcha's widget gets its challenge. */
@Controller()
export class CaptchaController {
  constructor(private readonly captcha: Captcha) {}

  /** A new challenge, to be solved once within ten minutes. */
  @Get('captcha')
  @Header('cache-control', 'no-store')
  challenge(): Promise<Challenge> {
    return this.captcha.challenge();
  }
}
