import type { SiteOnFile, SiteSettings } from '../site/site-settings.ts';
/** The settings on file. */
export abstract class Site {
  abstract settings(): Promise<SiteSettings>;
  /** The settings as they were a second ago at most, whoever had read them: for letters, which come in crowds. */
  abstract recentSettings(): Promise<SiteSettings>;
  /** The settings, which nobody else changes until the transaction ends. */
  abstract lock(): Promise<SiteOnFile>;
  abstract save(changed: SiteOnFile): Promise<SiteOnFile>;
}
