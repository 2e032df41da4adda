import { defaultSiteSettings, Site, type SiteSettings } from '../../domain/site/site-settings.ts';
import type { Database } from '../database/database.ts';
import { siteSettingsRows } from './site-settings-row.ts';

export class PostgresSite extends Site {
  constructor(private readonly database: Database) {
    super();
  }

  override async settings(): Promise<SiteSettings> {
    const row = await this.database.manager.findOneBy(siteSettingsRows, { id: 1 });
    return { ...defaultSiteSettings, ...row?.settings };
  }
}
