import type { SiteOnFile, SiteSettings } from '../site/site-settings.ts';
/** The settings on file. */
export abstract class Site {
  abstract settings(): Promise<SiteSettings>;
  /** The settings, which nobody else changes until the transaction ends. */
  abstract lock(): Promise<SiteOnFile>;
  abstract save(changed: SiteOnFile): Promise<SiteOnFile>;
}
