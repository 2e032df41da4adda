import { Injectable } from '@nestjs/common';
import { Site } from '../../domain/port/site.ts';
import { defaultSiteSettings, type SiteOnFile, type SiteSettings } from '../../domain/site/site-settings.ts';
import { Database } from '../database/database.ts';
import { heldRow } from '../database/held-row.ts';
import { columnsOf } from '../database/row-statements.ts';
import { type SiteSettingsRow, siteSettingsRows } from './site-settings-row.ts';

const onFile = {
  name: 'site',
  sql: `select ${columnsOf(siteSettingsRows, 'site')} from site_settings site where id = 1`,
};

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
    const [row] = await this.database.ask<SiteSettingsRow>(onFile);
    return toSite(row ?? null);
  }

  override async lock(): Promise<SiteOnFile> {
    return toSite(await this.database.manager.findOne(siteSettingsRows, { where: { id: 1 }, lock: heldRow }));
  }

  override async save({ settings, version }: SiteOnFile): Promise<SiteOnFile> {
    await this.database.manager.update(siteSettingsRows, { id: 1 }, { settings, version: version + 1 });
    return { settings, version: version + 1 };
  }
}

function toSite(row: SiteSettingsRow | null): SiteOnFile {
  return { settings: { ...defaultSiteSettings, ...row?.settings }, version: row?.version ?? 1 };
}
