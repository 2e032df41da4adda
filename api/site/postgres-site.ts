import { Injectable } from '@nestjs/common';
import { Site } from '../../domain/port/site.ts';
import {
  defaultSiteSettings,
  type SiteOnFile,
  type SiteSettings,
  settingsOn,
} from '../../domain/rule/site/site-settings.ts';
import { Database } from '../database/database.ts';
import { rowLock } from '../database/row-lock.ts';
import { siteSettingsRows } from './site-settings-row.ts';

/** Mark of the row, which every write changes. */
const mark = 'xmin::text || ctid::text';

/** Query of the settings; null if they still have the known mark. */
const onFile = {
  name: 'site',
  sql: `select ${mark} as mark, version, case when ${mark} is distinct from $1 then settings end as settings
    from site_settings where id = 1`,
};

interface MarkedRow {
  readonly mark: string;
  readonly version: number;
  readonly settings: Partial<SiteSettings> | null;
}

@Injectable()
export class PostgresSite extends Site {
  /** Cached settings, whose long texts rarely change: they are read once, and only their mark is checked each time. */
  private kept: { readonly mark: string; readonly site: SiteOnFile; readonly readAt: number } | undefined;

  constructor(private readonly database: Database) {
    super();
  }

  /** Stores the defaults of unset settings, so that organizers find every text in the form. */
  async seed(): Promise<void> {
    const names = Object.keys(defaultSiteSettings);
    const [lacking] = await this.database.query<{ settings: Partial<SiteSettings> }>(
      'select settings from site_settings where not (settings ?& $1::text[])',
      [names],
    );
    if (lacking === undefined) return;
    await this.database.query(
      'update site_settings set settings = $1::jsonb || settings where not (settings ?& $2::text[])',
      [JSON.stringify(settingsOn(lacking.settings)), names],
    );
  }

  override async settings(): Promise<SiteSettings> {
    return (await this.read()).settings;
  }

  override async recentSettings(): Promise<SiteSettings> {
    const { kept } = this;
    return kept !== undefined && Date.now() - kept.readAt <= 1_000 ? kept.site.settings : this.settings();
  }

  /** Returns the settings with their version. */
  async read(): Promise<SiteOnFile> {
    const { kept } = this;
    const [row] = await this.database.ask<MarkedRow>(onFile, [kept?.mark ?? null]);
    const isKept = row?.settings === null && kept !== undefined;
    const site = isKept ? kept.site : toSite(row ?? null);
    if (row !== undefined) this.kept = { mark: row.mark, site, readAt: Date.now() };
    return site;
  }

  override async lock(): Promise<SiteOnFile> {
    return toSite(await this.database.manager.findOne(siteSettingsRows, { where: { id: 1 }, lock: rowLock }));
  }

  override async save({ settings, version }: SiteOnFile): Promise<SiteOnFile> {
    await this.database.manager.update(siteSettingsRows, { id: 1 }, { settings, version: version + 1 });
    return { settings, version: version + 1 };
  }
}

function toSite(row: Omit<MarkedRow, 'mark'> | null): SiteOnFile {
  return { settings: settingsOn(row?.settings ?? {}), version: row?.version ?? 1 };
}
