import { Injectable } from '@nestjs/common';
import { Site } from '../../domain/port/site.ts';
import { defaultSiteSettings, type SiteOnFile, type SiteSettings } from '../../domain/site/site-settings.ts';
import { Database } from '../database/database.ts';
import { type SiteSettingsRow, siteSettingsRows } from './site-settings-row.ts';

@Injectable()
export class PostgresSite extends Site {
  constructor(private readonly database: Database) {
    super();
  }

  /** Writes down what nobody has set yet, so that organizers find every text where they change it. */
  async seed(): Promise<void> {
    await this.database.query(
      'update site_settings set settings = $1::jsonb || settings where not (settings ?& $2::text[])',
      [JSON.stringify(defaultSiteSettings), Object.keys(defaultSiteSettings)],
    );
  }

  override async settings(): Promise<SiteSettings> {
    return (await this.read()).settings;
  }

  /** The settings with the number of their last change. */
  async read(): Promise<SiteOnFile> {
    return toSite(await this.database.manager.findOneBy(siteSettingsRows, { id: 1 }));
  }

  override async lock(): Promise<SiteOnFile> {
    const lock = { mode: 'pessimistic_write' } as const;
    return toSite(await this.database.manager.findOne(siteSettingsRows, { where: { id: 1 }, lock }));
  }

  override async save({ settings, version }: SiteOnFile): Promise<SiteOnFile> {
    await this.database.manager.update(siteSettingsRows, { id: 1 }, { settings, version: version + 1 });
    return { settings, version: version + 1 };
  }
}

function toSite(row: SiteSettingsRow | null): SiteOnFile {
  return { settings: { ...defaultSiteSettings, ...row?.settings }, version: row?.version ?? 1 };
}
