/** What the operator configured for the page (docs/operations.md). */
export interface PageSettings {
  /** Hears what visitors answered about cookies. */
  readonly consentService?: string;
  /** Where the Android app is downloaded outside of the store. */
  readonly androidApp?: string;
  /** Where the map's pictures of streets come from, and whom they name. */
  readonly mapTiles?: { readonly url: string; readonly attribution: string };
}

/** Reads the settings that the server wrote into the page's head; whatever is not a web address is left out. */
export function readPageSettings(text: string | null | undefined): PageSettings {
  const told = parsed(text ?? '');
  return {
    ...webAddress('consentService', told['consentService']),
    ...webAddress('androidApp', told['androidApp']),
    ...mapTiles(told['mapTiles']),
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

function mapTiles(value: unknown): Pick<PageSettings, 'mapTiles'> {
  const { url, attribution }: Readonly<Record<string, unknown>> = Object(value);
  if (!isWebAddress(url) || typeof attribution !== 'string') return {};
  return { mapTiles: { url, attribution } };
}

function webAddress<Name extends 'consentService' | 'androidApp'>(
  name: Name,
  value: unknown,
): Pick<PageSettings, Name> | {} {
  return isWebAddress(value) ? { [name]: value } : {};
}

function isWebAddress(value: unknown): value is string {
  return (
    typeof value === 'string' && URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
  );
}
