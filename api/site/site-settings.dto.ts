import type { SiteLink } from '../../domain/site/site-settings.ts';
import type { Question, SeasonEvent } from '../../domain/site/site-texts.ts';
import type { TournamentRule } from '../../domain/site/tournament-rules.ts';
import { siteSettingsForm } from '../../domain/use-case/site/site-settings-form.ts';
import { FieldOf } from '../form/field-of.ts';

export class SiteSettingsDto {
  @FieldOf(siteSettingsForm) feeCents!: number;
  @FieldOf(siteSettingsForm) venmoHandle!: string;
  @FieldOf(siteSettingsForm) contactEmail!: string;
  @FieldOf(siteSettingsForm) contactPhone!: string;
  @FieldOf(siteSettingsForm) links!: SiteLink[];
  @FieldOf(siteSettingsForm) socialLinks!: SiteLink[];
  @FieldOf(siteSettingsForm) closingOneClosesAll!: boolean;
  @FieldOf(siteSettingsForm) aboutUs!: string;
  @FieldOf(siteSettingsForm) trainingPrograms!: string;
  @FieldOf(siteSettingsForm) tournamentInfo!: SeasonEvent[];
  @FieldOf(siteSettingsForm) faq!: Question[];
  @FieldOf(siteSettingsForm) rules!: TournamentRule[];
  @FieldOf(siteSettingsForm) version!: number;
}
