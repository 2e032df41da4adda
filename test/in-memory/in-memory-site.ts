import { Site } from '../../domain/port/site.ts';
import { type SiteOnFile, type SiteSettings, settingsOn } from '../../domain/site/site-settings.ts';

/** Site settings for as long as a test lasts; what nobody has set has its default. */
export class InMemorySite extends Site {
  private changed: Partial<SiteSettings> = {};
  private version = 1;

  override async settings(): Promise<SiteSettings> {
    return settingsOn(this.changed);
  }

  override recentSettings(): Promise<SiteSettings> {
    return this.settings();
  }

  override async lock(): Promise<SiteOnFile> {
    return { settings: await this.settings(), version: this.version };
  }

  override async save({ settings, version }: SiteOnFile): Promise<SiteOnFile> {
    this.changed = settings;
    this.version = version + 1;
    return this.lock();
  }

  set(changed: Partial<SiteSettings>): void {
    this.changed = changed;
  }
}
