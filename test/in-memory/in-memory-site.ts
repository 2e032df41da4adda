import { demoOrganizers } from '../../api/demo/demo-people.ts';
import { Site } from '../../domain/port/site.ts';
import { type SiteOnFile, type SiteSettings, settingsOn } from '../../domain/rule/site/site-settings.ts';

/** Site settings for as long as a test lasts: organizers to pay and ask, and the defaults of all else. */
export class InMemorySite extends Site {
  private version = 1;

  constructor(private changed: Partial<SiteSettings> = demoOrganizers) {
    super();
  }

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
    this.changed = { ...this.changed, ...changed };
  }
}
