import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/index.js';
import { Secrets } from '../../platform/secrets/index.js';

const PURPOSE = 'stop daily reports';

/** Where the reports of an account are stopped. */
export const unsubscribePath = '/reports/unsubscribe';

/** Signed links that stop the reports of one account, for ever and nothing else: nobody has to sign in to be left alone. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly secrets: Secrets,
    private readonly config: Config,
  ) {}

  /** The whole address, for a mail. */
  to(accountId: number): string {
    return `${this.config.linkBase}${this.path(accountId)}`;
  }

  /** The address within our pages. */
  path(accountId: number): string {
    const id = accountId.toString(36);
    return `${unsubscribePath}?t=${id}.${this.secrets.hash(PURPOSE, id)}`;
  }

  /** Whose link it is that has this token, or undefined for one that we did not sign. */
  accountOf(token: unknown): number | undefined {
    const [, id = '', hash = ''] =
      typeof token === 'string' ? (/^([\da-z]{1,11})\.([\w-]{43})$/.exec(token) ?? []) : [];
    return id && this.secrets.matches(PURPOSE, id, hash) ? Number.parseInt(id, 36) : undefined;
  }
}
