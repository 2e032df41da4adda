import type { SiteOnFile, SiteSettings } from '../rule/site/site-settings.ts';
/** Settings of the site. */
export abstract class Site {
  abstract settings(): Promise<SiteSettings>;
  /** Returns the settings from a shared cache at most a second old: for letters, which come in crowds. */
  abstract recentSettings(): Promise<SiteSettings>;
  /** Returns the settings and locks them until the transaction ends. */
  abstract lock(): Promise<SiteOnFile>;
  abstract save(changed: SiteOnFile): Promise<SiteOnFile>;
}
