/** What the operator configured for the page (docs/operations.md). */
export interface PageSettings {
  /** Hears what visitors answered about cookies. */
  readonly consentService?: string;
  /** Where the Android app is downloaded outside of the store. */
  readonly androidApp?: string;
}

/** Reads the settings that the server wrote into the page's head; whatever is not a web address is left out. */
export function readPageSettings(text: string | null | undefined): PageSettings {
  const told = parsed(text ?? '');
  return {
    ...webAddress('consentService', told['consentService']),
    ...webAddress('androidApp', told['androidApp']),
  };
}

/** The settings of this page. */
export function pageSettings(): PageSettings {
  return readPageSettings(document.querySelector<HTMLMetaElement>('meta[name="ostoja-settings"]')?.content);
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function webAddress<Name extends keyof PageSettings>(
  name: Name,
  value: unknown,
): Pick<PageSettings, Name> | {} {
  if (typeof value !== 'string' || !URL.canParse(value)) return {};
  return ['http:', 'https:'].includes(new URL(value).protocol) ? { [name]: value } : {};
}
