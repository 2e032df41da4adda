import type { SiteSettings } from '../../domain/rule/site/site-settings.ts';
import { boolean, integer, json, nullable, rowsOf, varchar, withDefault } from '../database/columns.ts';

/** Row of the site's settings; unset ones have their defaults. */
interface SiteSettingsRow {
  readonly id: 1;
  readonly settings: Partial<SiteSettings>;
  readonly version: number;
  /** Whether every organizer must have a second factor; only owners can change it. */
  readonly secondFactorRequired: boolean;
  /** Key pair of web push; null until it is made at the first start. */
  readonly pushPublicKey: string | null;
  readonly pushPrivateKey: string | null;
}

export const siteSettingsRows = rowsOf<SiteSettingsRow>({
  name: 'site_settings',
  tableName: 'site_settings',
  columns: {
    id: { ...withDefault(integer('id'), 1), primary: true, primaryKeyConstraintName: 'site_settings_pkey' },
    settings: withDefault(json('settings'), {}),
    version: withDefault(integer('version'), 1),
    secondFactorRequired: withDefault(boolean('second_factor_required'), false),
    pushPublicKey: nullable(varchar('push_public_key', 100)),
    pushPrivateKey: nullable(varchar('push_private_key', 100)),
  },
  checks: [{ name: 'site_settings_single', expression: 'id = 1' }],
});
