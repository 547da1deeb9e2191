/** What the operator decides about the wire. */
export abstract class WireSettings {
  /** Whether replies are held against their contract before they leave: in tests and development. */
  abstract readonly checkReplies: boolean;
  /** The general limit of one account, device or, without either, address. */
  abstract readonly callsPerMinute: number;
  /** Where browsers reach the panel, such as `https://panel.example`; undefined when any host is right. */
  abstract readonly publicUrl: string | undefined;
  /** The header in which a trusted proxy tells the caller's country, if one does. */
  abstract readonly countryHeader: string | undefined;
}
