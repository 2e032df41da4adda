import { aboutSpanish, siteSettingsForm } from '../../domain/use-case/site/site-settings-form.ts';
import { BodyWithout } from '../form/body-of.ts';

export class SiteSettingsDto extends BodyWithout(siteSettingsForm, ...aboutSpanish) {}
