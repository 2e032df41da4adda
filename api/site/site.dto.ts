import { siteSettingsForm } from '../../domain/use-case/site/site-settings-form.ts';
import { BodyOf } from '../form/body-of.ts';

export class SiteSettingsDto extends BodyOf(siteSettingsForm) {}
