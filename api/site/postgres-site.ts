import { Injectable } from '@nestjs/common';
import { Site } from '../../domain/port/site.ts';
import {
  defaultSiteSettings,
  type SiteOnFile,
  type SiteSettings,
  settingsOn,
} from '../../domain/site/site-settings.ts';
import { Database } from '../database/database.ts';
import { heldRow } from '../database/held-row.ts';
import { siteSettingsRows } from './site-settings-row.ts';

/** Whoever writes the row gives it another mark. */
const mark = 'xmin::text || ctid::text';

/** What is on file; without the settings where they are still those that were read under this mark. */
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
  /** The texts are long and hardly ever change: they are sent and read once, and asked after each time. */
  private kept: { readonly mark: string; readonly site: SiteOnFile; readonly readAt: number } | undefined;

  constructor(private readonly database: Database) {
    super();
  }

  /** Writes down what nobody has set yet, so that organizers find every text where they change it. */
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

  /** The settings with the number of their last change. */
  async read(): Promise<SiteOnFile> {
    const { kept } = this;
    const [row] = await this.database.ask<MarkedRow>(onFile, [kept?.mark ?? null]);
    const isKept = row?.settings === null && kept !== undefined;
    const site = isKept ? kept.site : toSite(row ?? null);
    if (row !== undefined) this.kept = { mark: row.mark, site, readAt: Date.now() };
    return site;
  }

  override async lock(): Promise<SiteOnFile> {
    return toSite(await this.database.manager.findOne(siteSettingsRows, { where: { id: 1 }, lock: heldRow }));
  }

  override async save({ settings, version }: SiteOnFile): Promise<SiteOnFile> {
    await this.database.manager.update(siteSettingsRows, { id: 1 }, { settings, version: version + 1 });
    return { settings, version: version + 1 };
  }
}

function toSite(row: Omit<MarkedRow, 'mark'> | null): SiteOnFile {
  return { settings: settingsOn(row?.settings ?? {}), version: row?.version ?? 1 };
}
