import { defaultSiteSettings, Site, type SiteSettings } from '../../domain/site/site-settings.ts';

/** Site settings for as long as a test lasts; what nobody has set has its default. */
export class InMemorySite extends Site {
  private changed: Partial<SiteSettings> = {};

  override async settings(): Promise<SiteSettings> {
    return { ...defaultSiteSettings, ...this.changed };
  }

  set(changed: Partial<SiteSettings>): void {
    this.changed = changed;
  }
}
