/** A mail by what it is about; the texts are in `messages/<lang>.json` under `mail.<kind>`. */
export type MailContent =
  /** Confirm the address, by the link or by the 6 digits. */
  | { readonly kind: 'confirm'; readonly link: string; readonly code: string }
  /** Set a new password by the link, within some hours. */
  | { readonly kind: 'reset'; readonly link: string; readonly hours: number }
  | { readonly kind: 'password-changed'; readonly link: string }
  | { readonly kind: 'welcome'; readonly link: string }
  /** Somebody tried to register with an address that has an account. */
  | { readonly kind: 'already-registered'; readonly link: string };

/** A mail as a service asks for it. */
export interface MailOrder {
  readonly to: string;
  /** One of the ten; another one falls back to the default. */
  readonly language: string;
  readonly content: MailContent;
}

/** A mail ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The one link in it, for the outbox page. */
  readonly link: string;
  /** What the HTML shows by `cid:<cid>`. */
  readonly pictures?: readonly MailPicture[];
  /** Where a `POST` ends such mail for good, without a sign-in (RFC 8058). */
  readonly unsubscribe?: string;
  /** The same for the same mail, so that mailboxes know one that was sent again after a crash: `<name@host>`. */
  readonly messageId?: string;
}

/** A PNG that travels inside of a mail. */
export interface MailPicture {
  readonly cid: string;
  readonly base64: string;
}
